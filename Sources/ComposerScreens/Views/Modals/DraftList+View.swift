internal import ComposerState
internal import TerminalUI

extension DraftList: ModalView {
  var isPage: Bool { true }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.draftsAction(for: key) }

  func hints(in scene: Scene) -> [Scene.Hint] {
    [
      .choose, scene.hint("Enter", "open"),
      scene.hint(scene.keymap.label(for: .newDraft), "new draft"), scene.hint("Esc", "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawDrafts(self, on: &canvas)
  }
}
