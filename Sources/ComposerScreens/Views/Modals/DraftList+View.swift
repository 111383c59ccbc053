internal import ComposerState
internal import TerminalUI

extension DraftList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.draftsAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [
      .choose, Hint("Enter", "open"),
      Hint(scene.context.keymap.label(for: .newDraft), "new draft"), Hint("Esc", "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    DraftListView(self, in: scene).draw(on: &canvas)
  }
}
