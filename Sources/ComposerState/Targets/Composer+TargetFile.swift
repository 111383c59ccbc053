import Drafts
import PushMessages
import TextEditing

extension Composer {
  /// Whether the text being typed is `@path`, which stands for the token in that file.
  public var namesTargetFile: Bool {
    guard let editing, editing.field == .target, targetKind.isOneDevice else { return false }
    return editing.editor.text.hasPrefix("@")
      && editing.editor.text != editedTarget(before: editing)
  }

  private func editedTarget(before editing: Editing) -> String? {
    targetKind == .list
      ? editing.before.notes.list : editing.before.document.string(at: targetKind.path)
  }

  /// The visit to the field ends: what it names is read.
  mutating func noteTargetFile() {
    guard namesTargetFile, let path = editing?.editor.text.dropFirst(), !path.isEmpty else {
      return
    }
    focus.nameTargetFile(String(path))
  }

  /// Asks for the file that was named, if one was.
  mutating func readTarget() -> [Effect] {
    settleTarget()
    guard let path = targetFile else { return [] }
    focus.await(
      TargetReading(
        path: path, kind: targetKind, target: document.string(at: targetKind.path),
        since: now.milliseconds))
    notice = Notice(.info, "Reading \(path)…")
    return [.readTarget(path: path)]
  }

  /// Why nothing is sent while the target is read.
  var targetBlocker: String? {
    targetReading.map { "Pushwright is still reading the target from \($0.path)" }
  }

  /// The file that was asked for, once; `nil` if it is no longer awaited.
  private mutating func finishReadingTarget(_ path: String) -> TargetReading? {
    guard let reading = targetReading, reading.path == path else { return nil }
    focus.endReadingTarget()
    return reading
  }

  mutating func noteTargetNotRead(_ path: String, _ sentence: String) {
    guard finishReadingTarget(path) != nil else { return }
    notice = Notice(.error, sentence.capitalizedFirst)
  }

  /// The file has come; ``settleTarget()`` takes it.
  mutating func keepTarget(_ text: String, from path: String) {
    focus.takeTarget(text, from: path)
    guard targetReading?.path == path, isTargetTyped else { return }
    notice = Notice(.info, "Read \(path): it becomes the target once you leave the field")
  }

  /// Whether something else is typed in the target's own field.
  private var isTargetTyped: Bool {
    guard let editing, editing.field == .target else { return false }
    return version != editing.before || editing.editor.text != form.cell(.target)?.typed
  }

  /// Takes what was read, unless something is typed in the target's own field: then once that is left.
  private mutating func settleTarget() {
    guard !isTargetTyped, let reading = targetReading, let contents = reading.contents
    else {
      return
    }
    takeTarget(contents, from: reading.path)
  }

  /// The first line that says anything is the token; the path is kept nowhere.
  private mutating func takeTarget(_ text: String, from path: String) {
    guard let reading = finishReadingTarget(path), targetKind.isOneDevice else { return }
    guard reading.kind == targetKind, document.string(at: targetKind.path) == reading.target else {
      notice = Notice(
        .warning, "Didn't use \(path): you changed the target in the meantime. Type it again")
      return
    }
    guard !isSendInView else {
      notice = Notice(
        .warning, "Didn't read \(path): the target can't change during a send. Type it again")
      return
    }
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isBlankInFile).reversed().drop(while: \.isBlankInFile).reversed()
    }.filter { !$0.isEmpty }.map { String($0) }
    guard let token = lines.first else {
      notice = Notice(.error, "\(path) is empty: it should hold a \(targetKind.rawValue)")
      return
    }
    let ending = "…\(token.suffix(6))"
    changeBeneathVisit { try $0.write(token, to: .target) }
    if editing?.field == .target { startEditor(.target, text: token) }
    notice =
      lines.count == 1
      ? Notice(.good, "Read from \(path): the \(targetKind.rawValue) \(ending)")
      : Notice(
        .warning,
        "\(path) has \(lines.count) lines: Pushwright uses only the first, \(ending)"
      )
  }
}

extension Character {
  /// Blanks, and the mark that some editors put before a text.
  fileprivate var isBlankInFile: Bool { isWhitespace || self == "\u{FEFF}" }
}

extension TargetKind {
  /// Whether it names one app on one device.
  var isOneDevice: Bool { self == .token || self == .fid }
}
