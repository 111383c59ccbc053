internal import ComposerState
internal import SendPolicy

/// What a review says on a screen of some height: what stays in view, and what of the rest is.
struct ReviewPage {
  /// Something to read before the send that stands among the lines that scroll.
  struct Warning: Hashable {
    var label: String
    var isError: Bool
  }

  let fixed: [PageLine]
  /// How many of the lines that scroll are in view.
  let room: Int
  private let wanted: Int
  private var lines: [PageLine] = []
  /// Where the rows begin that warn.
  private var warnings: [(line: Int, warning: Warning)] = []

  /// `wanted` is the line to begin with; the last page ends with the last line.
  init(fixed: [PageLine], rows: Int, wanted: Int) {
    self.fixed = fixed
    self.wanted = wanted
    room = max(1, rows - fixed.count)
  }

  /// A row of one or more lines below the others.
  mutating func add(_ row: [PageLine], of label: String = "", _ level: ReviewRow.Level = .plain) {
    if level == .warning || level == .error {
      warnings.append((lines.count, Warning(label: label, isError: level == .error)))
    }
    lines += row
  }

  private var last: Int { max(0, lines.count - room) }

  private var first: Int { max(0, min(wanted, last)) }

  /// The lines that scroll and are in view.
  var visible: some Sequence<PageLine> { lines.dropFirst(first).prefix(room) }

  var above: Int { first }

  var below: Int { last - first }

  /// The line that it begins with after a command; a page is as long as what is in view.
  func line(after command: Command) -> Int {
    command.scrolled(first, last: last, page: room)
  }

  /// What warns and is not in view; each label once, as its worst.
  var hiddenWarnings: [Warning] {
    var hidden: [Warning] = []
    for (line, warning) in warnings where !(first..<first + room).contains(line) {
      if let index = hidden.firstIndex(where: { $0.label == warning.label }) {
        hidden[index].isError = hidden[index].isError || warning.isError
      } else {
        hidden.append(warning)
      }
    }
    return hidden
  }
}
