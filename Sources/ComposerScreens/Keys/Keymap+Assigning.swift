public import ComposerState
internal import TerminalUI

extension Keymap {
  /// Gives a command other keys, as the user's configuration has them; no keys take all from it.
  ///
  /// Commands are written with hyphens, `next-field`. Returns what could not be done; `nil` where all went well.
  public mutating func assign(_ keys: [String], toCommandNamed name: String) -> String? {
    guard let command = Command.allCases.first(where: { $0.configurationName == name }) else {
      return "there is no command ‘\(name)’"
    }
    var presses: [KeyPress] = []
    for key in keys {
      guard let press = KeyPress(key) else {
        return "‘\(key)’ is no key: write it like ctrl-s, pgdn or x"
      }
      presses.append(press)
    }
    let taken = bindings.first { presses.contains($0.key) && $0.command != command }
    bindings.removeAll { $0.command == command || presses.contains($0.key) }
    bindings += presses.map { Binding($0, command) }
    return taken.map {
      "\($0.key) now means \(name); before it was \($0.command.configurationName)"
    }
  }
}

extension Command {
  /// `next-field` for ``nextField``.
  public var configurationName: String {
    rawValue.reduce(into: "") { name, character in
      if character.isUppercase { name += "-" }
      name += character.lowercased()
    }
  }
}
