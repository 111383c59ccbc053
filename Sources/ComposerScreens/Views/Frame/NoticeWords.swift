internal import ComposerState
internal import TerminalUI
internal import TextLayout

/// A notice in lines, so that the remedy at its end is not cut off.
struct NoticeWords {
  /// Before the first line; the others stand below its text.
  let mark: String
  let style: Style
  /// In logical order.
  let lines: [String]
  /// Whether not even these lines hold all of it.
  let isCut: Bool

  init(_ notice: Notice, columns: Int, rows: Int, _ options: DrawingOptions, _ keymap: Keymap) {
    (mark, style) =
      switch notice.kind {
      case .info: ("", .info)
      case .good: (options.sign("✓") + " ", .ok)
      case .warning: (options.sign("⚠") + " ", .warning)
      case .error: (options.sign("✗") + " ", .error)
      }
    let ambiguous = options.ambiguousWidth
    let width = max(1, columns - 2 - mark.terminalWidth(ambiguous: ambiguous))
    // At the end of each line a blank is left out.
    let text = Self.text(of: notice, keymap).beginning(columns: (width + 1) * rows).displayable
    let wrapped = text.wrapped(toWidth: width, maximumLines: rows, ambiguous: ambiguous)
    (lines, isCut) = (wrapped.lines, wrapped.isTruncated)
  }

  /// The sentence, and what helps with the key that it has now: `… Press P to choose a profile`.
  static func text(of notice: Notice, _ keymap: Keymap) -> String {
    let offers = notice.offers.map { command in
      let key = keymap.label(for: command)
      let way = key.isEmpty ? "Run ‘\(command.configurationName)’" : "Press \(key)"
      return ". \(way) to \(command.offer)"
    }
    return notice.text + offers.joined()
  }
}
