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
      let label = scene.context.padded(entry.platform.label, toWidth: 9)
      return scene.context.truncated("\(label)\(entry.source.shortPlace)", toWidth: width)
    }
    scene.context.drawMenu("Edit the text of", lines, chosen: index, on: &canvas)
  }
}
