internal import ComposerState
internal import TerminalUI

extension FieldList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Scene.Hint] {
    let isFound = !scene.composer.fieldEntries(in: search).isEmpty
    return (isFound ? [.choose, scene.hint("Enter", "edit it")] : []) + [scene.hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawFieldList(search, on: &canvas)
  }
}
