internal import ComposerState
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension FileMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "edit it"), Hint("Esc", "back")]
  }

  /// Which of the shown texts' files is edited.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let width = canvas.size.columns - 10
    let lines = entries.map { entry in
      "\(entry.platform.label.padded(toWidth: 9))\(entry.source.shortPlace)".displayable
        .truncated(toWidth: width)
    }
    scene.context.drawMenu("Edit the text of", lines, chosen: index, on: &canvas)
  }
}
