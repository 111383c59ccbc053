internal import ComposerState
internal import TerminalUI

extension PermissionQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    keymap.permissionAction(for: key)
  }

  func hints(in scene: Scene) -> [Hint] {
    PermissionView(self, in: scene).hints
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    PermissionView(self, in: scene).draw(on: &canvas)
  }
}
