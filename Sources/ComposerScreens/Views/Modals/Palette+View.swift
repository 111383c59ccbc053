internal import ComposerState
internal import TerminalUI

extension Palette: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let entries = scene.composer.paletteEntries(in: search, seeing: scene.derived)
    let leave = Hint("Esc", "leave")
    guard entries.indices.contains(search.index) else { return [leave] }
    let entry = entries[search.index]
    let verb =
      entry.command == nil ? "edit it" : entry.availability == .available ? "run it" : "why not"
    return [.choose, Hint("Enter", verb), leave]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    PaletteView(search, in: scene).draw(on: &canvas)
  }
}
