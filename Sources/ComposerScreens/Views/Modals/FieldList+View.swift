internal import ComposerState
internal import TerminalUI

extension FieldList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let isFound = !scene.composer.fieldEntries(in: search).isEmpty
    return (isFound ? [.choose, Hint("Enter", "edit it")] : []) + [Hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawFieldList(search, on: &canvas)
  }
}
