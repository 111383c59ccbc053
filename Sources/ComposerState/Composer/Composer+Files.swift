import PushMessages
import TextEditing

extension Composer {
  mutating func save() -> [Effect] {
    endEditing()
    guard let path = file.path, !document.isRepaired else {
      askForName(thenQuit: isLeaving)
      return []
    }
    return [.save(text: document.text, path: path, replacing: file.savedText)]
  }

  /// A file that had to be repaired keeps its name and its text; the strict one gets another name.
  mutating func askForName(thenQuit: Bool) {
    endEditing()
    var name = file.path ?? "untitled.json"
    if document.isRepaired {
      let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
      name = stem + "-strict.json"
    }
    overlay = .saveAs(LineEditor(name), thenQuit: thenQuit)
  }

  mutating func answer(_ key: DialogKey) -> [Effect] {
    switch (key, overlay) {
    case (.saveAndQuit, .unsaved):
      overlay = nil
      isLeaving = true
      return save()
    case (.discardAndQuit, .unsaved): return [.quit]
    case (.confirm, .saveAs(let editor, let thenQuit)):
      guard !editor.text.isEmpty else {
        notice = Notice(.warning, "Save as: type a name, or Esc to go back")
        return []
      }
      overlay = nil
      isLeaving = thenQuit
      let isSame = editor.text == file.path && !document.isRepaired
      return [
        .save(
          text: document.strictText, path: editor.text, replacing: isSame ? file.savedText : nil)
      ]
    case (.confirm, .changedOnDisk(let path, let thenQuit)):
      overlay = .saveAs(LineEditor(path), thenQuit: thenQuit)
    default: break
    }
    return []
  }

  mutating func finishSave(_ outcome: SaveOutcome) -> [Effect] {
    let leaves = isLeaving
    isLeaving = false
    switch outcome {
    case .saved(let text, let path):
      // What was typed while the file was written stays, and stays unsaved.
      if document.isRepaired, text == document.strictText {
        document = .init(text: text)
        editing?.before = document
      }
      file = DraftFile(path: path, savedText: text)
      notice = Notice(.good, "Saved \(path)")
      return leaves ? quit() : []
    case .changedOnDisk(let path):
      overlay = .changedOnDisk(path: path, thenQuit: leaves)
    case .failed(let sentence):
      notice = Notice(.error, sentence)
    }
    return []
  }

  mutating func quit() -> [Effect] {
    endEditing()
    guard isDirty else { return [.quit] }
    overlay = .unsaved
    return []
  }
}
