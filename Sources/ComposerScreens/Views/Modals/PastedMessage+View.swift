internal import ComposerState
internal import TerminalUI

extension PastedMessage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "new draft"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawDialog(
      "Pasted message",
      [
        "You pasted \(summary).", "A field doesn't take a whole message.", "",
        "Enter  open it as a new draft", "Esc    drop it: the draft stays as it is",
      ], on: &canvas)
  }
}
