internal import ComposerState
internal import TerminalUI

extension Keymap {
  /// Gives commands other keys, as the user's configuration has them, and tells what did not come out as written.
  ///
  /// All lines are read before any counts, so that two commands can change keys with each other. A command that no line names
  /// keeps the keys that no line takes.
  public func applying(_ lines: [KeymapLine]) -> (keymap: Keymap, problems: [Problem]) {
    var reader = KeymapReader()
    for line in lines { reader.read(line) }
    // The order of the help stays; commands that had no key come last.
    var commands = bindings.map(\.command)
    commands += Command.allCases
    var seen: Set<Command> = []
    let keymap = Keymap(
      commands.filter { seen.insert($0).inserted }.flatMap { command in
        reader.keys[command].map { keys in keys.map { Binding($0, command) } }
          ?? bindings.filter { $0.command == command && reader.owners[$0.key] == nil }
      })
    reader.report(whatChangedIn: keymap, from: self)
    return (keymap, reader.problems)
  }

  /// Why a key can never be bound; `nil` where it can.
  static func reason(against key: KeyPress) -> String? {
    switch key {
    case "ctrl-i": "terminals send the same byte for Ctrl-I and Tab"
    case "ctrl-m": "terminals send the same byte for Ctrl-M and Enter"
    case "ctrl-j": "Ctrl-J is the line feed, which some terminals send for Enter"
    case "ctrl-[": "terminals send the same byte for Ctrl-[ and Esc"
    case "esc": "Esc always leads back"
    default: nil
    }
  }
}
