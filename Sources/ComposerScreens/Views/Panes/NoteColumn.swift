internal import PushMessages
internal import TextLayout

/// Where the notes beside the lines of a payload begin.
struct NoteColumn {
  private let width: Int
  private let ambiguous: AmbiguousWidth
  /// The one column for all of them; `nil` where not all texts and notes have room side by side.
  private let shared: Int?

  init(_ lines: [ReceivedMessage.Line], width: Int, ambiguous: AmbiguousWidth) {
    self.width = width
    self.ambiguous = ambiguous
    let noted = lines.filter { $0.note != nil }
    let columns = { (text: String) in Self.columns(of: text, upTo: width, ambiguous) }
    let text = noted.map { columns($0.text) }.max() ?? 0
    let note = noted.compactMap { $0.note.map(columns) }.max() ?? 0
    shared = text + 2 + note <= width ? text + 2 : nil
  }

  /// Where a line's note begins; a text and a note that are both long share the width.
  func start(beside line: ReceivedMessage.Line) -> Int {
    if let shared { return shared }
    let text = Self.columns(of: line.text, upTo: width, ambiguous)
    let note = line.note.map { Self.columns(of: $0, upTo: width, ambiguous) } ?? 0
    return min(text + 2, max(width / 2, width - note))
  }

  /// What a text takes; one that is wider than the pane is not measured to its end.
  private static func columns(
    of text: String, upTo width: Int, _ ambiguous: AmbiguousWidth
  ) -> Int {
    text.beginning(columns: width).displayable.terminalWidth(ambiguous: ambiguous)
  }
}
