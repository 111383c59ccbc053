internal import ComposerState
internal import TerminalUI

/// Reads the lines of `[keymap]` one after the other.
struct KeymapReader {
  /// The keys that lines have given to commands; a command without any of them is not named.
  private(set) var keys: [Command: [KeyPress]] = [:]
  /// Whose a key is by a line, and by which.
  private(set) var owners: [KeyPress: (command: Command, line: Int)] = [:]
  private(set) var problems: [Keymap.Problem] = []
  private var lines: [Command: Int] = [:]

  mutating func read(_ line: KeymapLine) {
    guard let command = Command.allCases.first(where: { $0.configurationName == line.command })
    else {
      return tell(
        line.number, "no command is called ‘\(line.command)’; the help lists all commands")
    }
    lines[command] = line.number
    // Esc leads back whatever else is written.
    var presses: [KeyPress] = command == .back ? ["esc"] : []
    for key in line.keys {
      guard let press = KeyPress(key) else {
        tell(line.number, "‘\(key)’ isn't a key: write it like ctrl-s, pgdn or x")
        continue
      }
      if accepts(press, written: key, for: command, at: line.number), !presses.contains(press) {
        presses.append(press)
      }
    }
    keys[command] = presses
  }

  private mutating func accepts(
    _ press: KeyPress, written key: String, for command: Command, at line: Int
  ) -> Bool {
    if press == "esc", command == .back { return true }
    if let reason = Keymap.reason(against: press) {
      tell(line, "\(key) can't be bound: \(reason)")
      return false
    }
    if let owner = owners[press], owner.command != command {
      let name = owner.command.configurationName
      tell(line, "\(key) already runs \(name) by line \(owner.line), which wins")
      return false
    }
    owners[press] = (command, line)
    if Keymap.hasOtherMeaningWhileEditing(press, than: command) {
      tell(line, "\(key) keeps its editing function while you edit a field; the help lists it")
    }
    return true
  }

  /// Tells which keys have gone from commands that no line names, and which commands have none left.
  mutating func report(whatChangedIn keymap: Keymap, from standard: Keymap) {
    for binding in standard.bindings where keys[binding.command] == nil {
      guard let owner = owners[binding.key] else { continue }
      let name = binding.command.configurationName
      let now = owner.command.configurationName
      let rest = keymap.labels(for: binding.command)
      let left =
        rest.isEmpty ? Self.withoutKey(binding.command, in: keymap) : "\(rest[0]) still runs it"
      tell(owner.line, "\(binding.key) now runs \(now) instead of \(name): \(left)")
    }
    for command in Command.allCases where keymap.labels(for: command).isEmpty {
      guard let line = lines[command] else { continue }
      let name = command.configurationName
      tell(line, "\(name) no longer has a key: \(Self.withoutKey(command, in: keymap))")
    }
  }

  private static func withoutKey(_ command: Command, in keymap: Keymap) -> String {
    guard command != .palette else {
      return "give it one, because it runs the commands without keys"
    }
    let keys = keymap.labels(for: .palette).joined(separator: " or ")
    return keys.isEmpty
      ? "give it one, because the palette has none either" : "the palette (\(keys)) still runs it"
  }

  private mutating func tell(_ line: Int, _ sentence: String) {
    problems.append(Keymap.Problem(line: line, sentence: sentence))
  }
}
