internal import CodeSnippets
internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension SnippetMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "open it"), Hint("Esc", "back")]
  }

  /// What each message is written in, where it starts and what it says.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let context = scene.context
    let languageWidth = (snippets.map { context.width(of: $0.language) }.max() ?? 0) + 2
    let lines = snippets.map { snippet in
      context.padded(snippet.language, toWidth: languageWidth)
        + context.padded("line \(snippet.line)", toWidth: 12) + (snippet.title ?? "")
    }
    context.drawMenu(
      "Messages in \(name)", lines, chosen: index, limit: context.layout.notice.row - 6, on: &canvas
    )
  }
}
