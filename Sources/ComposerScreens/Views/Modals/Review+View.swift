internal import ComposerState
internal import TerminalUI

extension Review: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    keymap.reviewAction(for: key, in: self)
  }

  func hints(in scene: Scene) -> [Hint] {
    let leave = Hint("Esc", "back")
    guard situation != nil else { return [leave] }
    guard remaining(at: scene.context.now) == 0 else { return [Hint("wait…", ""), leave] }
    // Enter is not among them: it does nothing here.
    var hints = lines.count > 1 ? [Hint("Tab", "next line")] : []
    if focus == .question, lines.contains(.question) { hints.append(Hint("y", "sends")) }
    return hints + [leave, Hint("PgDn", "read on")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    ReviewView(self, in: scene).draw(on: &canvas)
  }
}
