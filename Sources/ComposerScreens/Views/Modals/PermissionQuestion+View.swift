internal import ComposerState
internal import TerminalUI

extension PermissionQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    keymap.permissionAction(for: key)
  }

  func hints(in scene: Scene) -> [Hint] {
    scene.permissionHints(self)
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawPermission(self, on: &canvas)
  }
}
