internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

/// Changed lines, with the marks of `diff`.
struct ChangedLinesView {
  let changes: ChangedLines
  let context: DrawingContext

  func draw(from scroll: Int, in rect: Rect, on canvas: inout Canvas) {
    let rows = changes.lines.map { line -> [PageLine] in
      let page =
        switch line {
        case .removed(let text): PageLine(text: "- " + text, style: .error, isWide: true)
        case .added(let text): PageLine(text: "+ " + text, style: .ok, isWide: true)
        case .gap: PageLine(text: "  …", style: .dim, isWide: true)
        }
      return page.wrapped(toWidth: rect.columns, context.options)
    }
    context.drawScrolling(rows, from: scroll, in: rect, on: &canvas)
  }
}
