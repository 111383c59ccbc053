internal import ComposerState
internal import TerminalUI

extension LocaleFilter: ModalView {
  var coversPanes: Bool { false }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "keep it"), Hint("Esc", "all locales"), Hint("↑↓", "locale")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let composer = scene.composer
    let listed = composer.listedLocales(seeing: scene.derived).count
    scene.context.drawFilter(
      composer.localeTable.filter, count: "\(listed) of \(scene.derived.rows.count)", on: &canvas)
  }
}
