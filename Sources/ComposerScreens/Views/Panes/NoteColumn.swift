internal import PushMessages
internal import TextLayout

/// Where the notes beside the lines of a payload begin.
struct NoteColumn {
  private let width: Int
  /// The one column for all of them; `nil` where not all texts and notes have room side by side.
  private let shared: Int?

  init(_ lines: [ReceivedMessage.Line], width: Int) {
    self.width = width
    let noted = lines.filter { $0.note != nil }
    let text = noted.map { $0.text.beginning(columns: width).displayable.terminalWidth }.max() ?? 0
    let note =
      noted.compactMap {
        $0.note?.beginning(columns: width).displayable.terminalWidth
      }.max() ?? 0
    shared = text + 2 + note <= width ? text + 2 : nil
  }

  /// Where a line's note begins; a text and a note that are both long share the width.
  func start(beside line: ReceivedMessage.Line) -> Int {
    if let shared { return shared }
    let text = line.text.beginning(columns: width).displayable.terminalWidth
    let note = line.note?.beginning(columns: width).displayable.terminalWidth ?? 0
    return min(text + 2, max(width / 2, width - note))
  }
}
