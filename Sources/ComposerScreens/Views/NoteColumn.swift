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
    let text = noted.map(\.text.displayable.terminalWidth).max() ?? 0
    let note = noted.compactMap(\.note?.displayable.terminalWidth).max() ?? 0
    shared = text + 2 + note <= width ? text + 2 : nil
  }

  /// Where a line's note begins; a text and a note that are both long share the width.
  func start(beside line: ReceivedMessage.Line) -> Int {
    if let shared { return shared }
    let text = line.text.displayable.terminalWidth
    let note = line.note?.displayable.terminalWidth ?? 0
    return min(text + 2, max(width / 2, width - note))
  }
}
