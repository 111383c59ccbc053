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
      shown.map { "  " + line($0, toWidth: canvas.size.columns - 10) }, on: &canvas)
    for (row, entry) in shown.enumerated() {
      scene.context.map?.note(.entry(entry), in: inside.row(row))
      if entry == index { scene.context.drawChosen(inside.row(row), on: &canvas) }
    }
  }

  private func line(_ entry: Int, toWidth width: Int) -> String {
    let snippet = snippets[entry]
    let languageWidth = (snippets.map(\.language.terminalWidth).max() ?? 0) + 2
    let place = "line \(snippet.line)".padded(toWidth: 12)
    return (snippet.language.padded(toWidth: languageWidth) + place + (snippet.title ?? ""))
      .displayable.truncated(toWidth: width)
  }
}
