internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// What a key means in the review of a send.
  ///
  /// Every key means something there, if only that keys are still being pressed.
  func reviewAction(for key: KeyPress, in review: Review) -> Action {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "enter": return .dialog(.confirm)
    case "tab": return .command(.nextField)
    case "shift-tab": return .command(.previousField)
    case "up": return .command(.up)
    case "down": return .command(.down)
    case "pgup": return .command(.previousLocale)
    case "pgdn": return .command(.nextLocale)
    default: break
    }
    let isTyped = review.focus != .question
    if isTyped, let command = Self.editorCommand(for: key) { return .edit(command) }
    if key == "y" { return .dialog(.send) }
    guard let command = command(for: key),
      Self.inReview.contains(command) || command == .dryRun
    else { return .dialog(.other) }
    return .command(command)
  }

  /// What a key means while a project file asks for permission; only `y` gives it.
  func permissionAction(for key: KeyPress) -> Action {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "y": return .dialog(.allow)
    case "enter": return .dialog(.confirm)
    case "up": return .command(.up)
    case "down": return .command(.down)
    case "pgup": return .command(.previousLocale)
    case "pgdn": return .command(.nextLocale)
    default: break
    }
    guard let command = command(for: key), Self.inReview.contains(command) else {
      return .dialog(.other)
    }
    return .command(command)
  }

  /// The commands of other keys that a review takes too.
  private static let inReview: Set<Command> = [
    .quit, .back, .redraw, .suspend, .first, .last, .setLabel,
  ]
}
