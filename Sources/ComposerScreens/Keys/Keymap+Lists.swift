internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// What a key means above a list in which one types: letters are letters, and nothing else is lost.
  func listAction(for key: KeyPress) -> Action? {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "enter": return .command(.edit)
    case "up", "ctrl-p", "shift-tab": return .command(.up)
    case "down", "ctrl-n", "tab": return .command(.down)
    case "pgup": return .command(.previousLocale)
    case "pgdn": return .command(.nextLocale)
    default: break
    }
    if let command = Self.editorCommand(for: key) { return .edit(command) }
    guard let command = command(for: key), command == .redraw || command == .suspend else {
      return nil
    }
    return .command(command)
  }

  /// While something is looked for in the list of keys, letters are letters; otherwise `/` begins to look.
  func helpAction(for key: KeyPress, in list: HelpList) -> Action? {
    if list.isTyping { return listAction(for: key) }
    return key == "/" ? .dialog(.filter) : command(for: key).map(Action.command)
  }

  /// Each form has a letter of its own.
  func copyAction(for key: KeyPress) -> Action? {
    if let letter = key.typedCharacter,
      let form = CopyForm.allCases.first(where: { $0.letter == letter })
    {
      return .dialog(.copy(form))
    }
    return command(for: key).map(Action.command)
  }

  /// The arguments of a text are edited as in a form.
  func argumentsAction(for key: KeyPress) -> Action? {
    switch key {
    case "esc", "ctrl-c": return .command(.back)
    case "enter": return .command(.edit)
    default: break
    }
    if let command = Self.whileEditing(key) { return .command(command) }
    if let command = Self.editorCommand(for: key) { return .edit(command) }
    let command = command(for: key)
    return command == .redraw || command == .suspend ? command.map(Action.command) : nil
  }
}
