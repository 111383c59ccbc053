internal import ComposerState
internal import TerminalUI

extension LocaleList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let (composer, derived) = (scene.composer, scene.derived)
    let isFound = !composer.localeEntries(in: search, seeing: derived).isEmpty
    let isOffered = (try? composer.offeredLocale(in: search, seeing: derived)?.get()) != nil
    let enter =
      isFound
      ? [.choose, Hint("Enter", "go there")] : [Hint("Enter", "preview it")]
    let removes = composer.removable(in: search, seeing: derived) != nil
    return (isFound || isOffered ? enter : []) + (removes ? [Hint("Del", "remove")] : [])
      + [Hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    LocaleListView(search, in: scene).draw(on: &canvas)
  }
}
