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
      case .new: "a new draft comes"
      case .listed(let listing): "\(listing.name) is opened"
      case .recovered(let draft): "\(draft.kept.file.name) is recovered"
      case .read(let contents): "\(DraftFile(path: contents.path).name) is opened"
      case .sent: "the past send becomes the draft"
      }
    scene.context.drawDialog(
      "Unsaved work",
      [
        "\(scene.composer.file.name) has changes that are not saved.", "Before \(name):", "",
        "s    save them", "X    discard them",
        "     (\(scene.context.keymap.wayBack("them")) for a day)",
        "Esc  stay",
      ], on: &canvas)
  }
}
