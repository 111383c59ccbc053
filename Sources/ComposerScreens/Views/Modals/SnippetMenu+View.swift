internal import CodeSnippets
internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension SnippetMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "open it"), Hint("Esc", "back")]
  }

  /// What each message is written in, where it starts and what it says; of many, those around the chosen one.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let rows = max(1, scene.context.layout.notice.row - 6)
    let first = max(0, min(index - rows / 2, snippets.count - rows))
    let shown = snippets.indices.dropFirst(first).prefix(rows)
    let place = snippets.count > rows ? " (\(index + 1) of \(snippets.count))" : ""
    let inside = scene.context.drawDialog(
      "Messages in \(name)\(place)",
      shown.map { "  " + line($0, toWidth: canvas.size.columns - 10, in: scene.context) },
      on: &canvas)
    for (row, entry) in shown.enumerated() {
      scene.context.map?.note(.entry(entry), in: inside.row(row))
      if entry == index { scene.context.drawChosen(inside.row(row), on: &canvas) }
    }
  }

  private func line(_ entry: Int, toWidth width: Int, in context: DrawingContext) -> String {
    let snippet = snippets[entry]
    let languageWidth = (snippets.map { context.width(of: $0.language) }.max() ?? 0) + 2
    let line =
      context.padded(snippet.language, toWidth: languageWidth)
      + context.padded("line \(snippet.line)", toWidth: 12) + (snippet.title ?? "")
    return context.truncated(line, toWidth: width)
  }
}
