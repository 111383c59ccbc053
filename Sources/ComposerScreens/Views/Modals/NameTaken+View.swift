internal import ComposerState
internal import Drafts
internal import TerminalUI

extension NameTaken: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "enter": .dialog(.confirm)
    case "o": .dialog(.take)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("Enter", "another name")]
      + (listing?.canBeOpened == true ? [Hint("o", "open")] : [])
      + [Hint("Esc", "back")]
  }

  /// What has the name already, and what can be done about it; replacing it unseen is not among that.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let holds =
      switch listing {
      case nil: "It is a folder, or it can't be read."
      case let listing? where !listing.canBeOpened: "It doesn't hold a readable message."
      case let listing?: "It is a draft \(listing.target.map { "to \($0)" } ?? "without a target")."
      }
    scene.context.drawDialog(
      "Name taken",
      [
        "A file with this name already exists, so nothing was saved:",
        scene.context.inFull(path), holds,
        "", "Enter  save under another name",
      ] + (listing?.canBeOpened == true ? ["o      open that draft instead"] : [])
        + ["Esc    back"], on: &canvas)
  }
}
