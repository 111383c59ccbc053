internal import ComposerState
internal import TerminalUI
internal import TextLayout

/// What last happened; before anything has, how to begin.
struct NoticeView {
  let context: DrawingContext
  /// In the lines that the layout has for it.
  let words: NoticeWords?
  /// Whether a modal is open: then nothing is said of how to begin with the panes, and its keys are others.
  let isModalOpen: Bool
  /// Whether a field is edited: then letters are text, and no command.
  let isEditing: Bool

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard let words else {
      if !isModalOpen { drawBeginning(in: rect, on: &canvas) }
      return
    }
    canvas.write(words.mark, at: rect.origin.moved(columns: 1), style: words.style)
    let column = 1 + context.width(of: words.mark)
    let room = rect.columns - column - 1
    for (row, line) in words.lines.enumerated() {
      let hint = words.isCut && row == words.lines.count - 1 ? hint : ""
      let width = room - (hint.isEmpty ? 0 : context.width(of: hint) + 2)
      let origin = rect.origin.moved(columns: column, rows: row)
      let end = canvas.write(
        context.shown(line, toWidth: width, base: .leftToRight), at: origin, style: words.style)
      canvas.write(hint, at: origin.moved(columns: end + 1), style: .key)
    }
  }

  /// Where the whole of a cut notice is to be read.
  private var hint: String {
    let key = context.keymap.label(for: .fieldHelp)
    return !isModalOpen && !key.isEmpty ? "\(key) shows all of it" : ""
  }

  /// How to begin with the panes, or with the field that is edited, in the keys that there are.
  private func drawBeginning(in rect: Rect, on canvas: inout Canvas) {
    var hints = isEditing ? editingHints : paneHints
    let width = { context.width(of: hints.joined(separator: ", ")) + 3 }
    // Half a hint says nothing.
    while hints.count > 1, width() > rect.columns { hints.removeLast() }
    canvas.write(
      context.truncated(hints.joined(separator: ", ") + ".", toWidth: rect.columns - 2),
      at: rect.origin.moved(columns: 1), style: .dim)
  }

  private var paneHints: [String] {
    let parts: [(command: Command, words: String)] = [
      (.nextField, "goes through the fields"), (.edit, "edits one"),
      (.nextLocale, "next language"), (.help, "all keys"),
    ]
    return parts.compactMap { command, words in
      let key = context.keymap.label(for: command)
      return key.isEmpty ? nil : "\(key) \(words)"
    }
  }

  private var editingHints: [String] {
    let help = context.keymap.helpHint(isEditing: true).map { "\($0.key) explains the field" }
    return ["Letters are text", "Esc keeps it and leaves the field", help].compactMap(\.self)
  }
}
