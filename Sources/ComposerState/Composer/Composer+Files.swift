import ByteSearch
import PushMessages
import TextEditing

extension Composer {
  mutating func save() -> [Effect] {
    endEditing()
    guard let path = file.path, !needsNewName else {
      askForName(thenQuit: isLeaving)
      return []
    }
    guard !asksAboutDisk() else { return [] }
    if let alsoOpenBy {
      openUnasked(AlsoOpen(by: alsoOpenBy))
      return []
    }
    guard !waitsForDisk(.save) else { return [] }
    guard isTextDirty || file.savedText == nil || !areNotesDirty else { return goOnSaving() }
    return write(document.text, to: path, replacing: file.savedText)
  }

  /// Saves under a name that was typed.
  mutating func save(as name: String) -> [Effect] {
    guard !waitsForDisk(.saveAs(name)) else { return [] }
    let isSame = name == file.path && !needsNewName
    let path = isSame ? name : DraftFile.path(named: name)
    return write(document.strictText, to: path, replacing: isSame ? file.savedText : nil)
  }

  /// A file that had to be repaired or converted keeps its name and its text; the strict one gets another name.
  mutating func askForName(thenQuit: Bool) {
    endEditing()
    let name = needsNewName ? strictName : file.path ?? proposedPath ?? "untitled.json"
    open(SaveAs(name, thenQuit: thenQuit))
  }

  /// `news-strict.json` for `news.json`, `send.json` for `send.sh`.
  private var strictName: String {
    let path = file.path ?? "untitled.json"
    guard let dot = path.lastByte("."), !path[dot...].contains("/") else {
      return path + "-strict.json"
    }
    return path[..<dot] + (path[dot...] == ".json" ? "-strict.json" : ".json")
  }

  /// What was asked for is not done now: neither leaving nor another draft waits for it.
  mutating func giveUpWaiting() {
    switching.giveUp()
  }

  /// Leaving; `isAsked` is whether a key asks for it now, and not for what had to come first.
  mutating func quit(isAsked: Bool = true) -> [Effect] {
    endEditing()
    if running != nil { return leaveAfterAnswer(.quit) }
    if let saving, !isLeaving {
      switching.wait(toLeave: true)
      notice = Notice(.info, "Leaving once \(saving.name) is saved. Esc stays")
      return []
    }
    switching.wait(toLeave: false)
    guard isDirty else { return forgetKept() + [.quit] }
    if isAsked { open(UnsavedQuestion()) } else { openUnasked(UnsavedQuestion()) }
    return []
  }
}
