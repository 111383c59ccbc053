internal import ComposerState
internal import Drafts
internal import TerminalUI

extension ProfileChange: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    switch key {
    case "w": .dialog(.waitFirst)
    case pending.goOnKey: .dialog(.goOn)
    default: keymap.command(for: key).map(Action.command)
    }
  }

  func hints(in scene: Scene) -> [Hint] {
    let stay = Hint("Esc", "stay")
    return switch pending {
    case .dryRun: [Hint("w", "wait"), Hint("g", "cancel it"), stay]
    case .unknownOutcome: [Hint("c", "change"), stay]
    }
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    let lines: [String] =
      switch pending {
      case .dryRun:
        [
          "A dry run is waiting for its answer.", "",
          "w    wait for it, then use \(name)", "g    cancel it and use \(name) now",
          "Esc  stay with \(scene.composer.profile.name)",
        ]
      case .unknownOutcome(let target):
        [
          "The outcome of the last send is unknown:", target,
          "Check it in the history of \(scene.composer.profile.name) first.", "",
          "c    change to \(name)", "Esc  stay with \(scene.composer.profile.name)",
        ]
      }
    scene.context.drawDialog("Change the profile?", lines, on: &canvas)
  }
}

extension ProfileChange.Pending {
  /// Uses the other profile all the same; Enter has chosen it a moment ago, and answers nothing.
  fileprivate var goOnKey: KeyPress {
    switch self {
    case .dryRun: "g"
    case .unknownOutcome: "c"
    }
  }
}
