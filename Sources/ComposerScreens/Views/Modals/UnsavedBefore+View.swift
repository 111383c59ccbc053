internal import ComposerState
internal import Drafts
internal import TerminalUI

extension UnsavedBefore: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "s": .dialog(.saveFirst)
    case Keymap.discardKey: .dialog(.discard)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("s", "save"), Hint("X", "discard"), Hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let name =
      switch next {
      case .new: "Pushwright starts a new draft"
      case .listed(let listing): "Pushwright opens \(listing.name)"
      case .recovered(let draft): "Pushwright recovers \(draft.kept.file.name)"
      case .read(let contents): "Pushwright opens \(DraftFile(path: contents.path).name)"
      case .sent: "the past send becomes the draft"
      }
    scene.context.drawDialog(
      "Unsaved work",
      [
        "\(scene.composer.file.name) has unsaved changes.", "Before \(name):", "",
        "s    save them", "X    discard them",
        "     (\(scene.context.keymap.wayBack("them")) for a day)",
        "Esc  stay",
      ], on: &canvas)
  }
}
