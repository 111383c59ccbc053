internal import ComposerState
internal import TerminalUI

extension LocaleFilter: ModalView {
  var coversPanes: Bool { false }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Scene.Hint] {
    [scene.hint("Enter", "keep it"), scene.hint("Esc", "all locales"), scene.hint("↑↓", "locale")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let composer = scene.composer
    let listed = composer.listedLocales(seeing: scene.derived).count
    scene.drawFilter(
      composer.localeTable.filter, count: "\(listed) of \(scene.derived.rows.count)", on: &canvas)
  }
}
