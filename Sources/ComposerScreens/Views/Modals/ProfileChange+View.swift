internal import ComposerState
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
    case .dryRun: [Hint("w", "wait"), Hint("g", "give it up"), stay]
    case .unknownOutcome: [Hint("c", "change"), stay]
    }
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.drawProfileChange(self, on: &canvas)
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
