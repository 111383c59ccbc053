internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  private static let keyWidth = 22

  /// All keys, group by group, from the table of commands.
  func drawHelp(_ list: HelpList, on canvas: inout Canvas) {
    let rect = canvas.bounds.rows(1..<canvas.size.rows - 1)
    var area = drawFrame(HelpWords.title, in: rect, on: &canvas)
    if list.isFiltered {
      drawQuery(list.filter, mark: HelpWords.filter, in: area.row(0), on: &canvas)
      canvas.isCursorVisible = list.isTyping
      area = area.rows(1...)
    } else {
      canvas.cursor = area.origin
    }
    let lines = HelpLine.all(keymap, fitting: list) {
      composer.availability(of: $0, seeing: derived)
    }
    guard !lines.isEmpty else {
      let text = HelpWords.nothing(for: list.filter.text).truncated(toWidth: area.columns)
      _ = canvas.write(text, at: area.origin, style: .dim)
      return
    }
    let first = max(0, min(list.scroll, lines.count - area.rows))
    for (row, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
      draw(line, in: area.row(row), on: &canvas)
    }
    drawScrollMarks(first: first, count: lines.count, in: area, on: &canvas)
  }

  private func draw(_ line: HelpLine, in rect: Rect, on canvas: inout Canvas) {
    let textPlace = rect.origin.moved(columns: Self.keyWidth + 2)
    let width = rect.columns - Self.keyWidth - 3
    switch line {
    case .heading(let text): canvas.write(text, at: rect.origin, style: .title)
    case .key(let keys, let text, let isDim):
      canvas.write(
        keys, at: rect.origin.moved(columns: 1), style: isDim ? .dim : .key, width: Self.keyWidth)
      canvas.write(text.truncated(toWidth: width), at: textPlace, style: isDim ? .dim : .help)
    case .reason(let text):
      canvas.write(HelpWords.reason(text).truncated(toWidth: width), at: textPlace, style: .dim)
    case .blank: break
    }
  }
}
