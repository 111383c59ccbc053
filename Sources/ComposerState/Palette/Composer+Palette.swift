import TextEditing

extension Composer {
  /// The commands that fit what is typed, the best first, and below them questions, fields and settings; while nothing is
  /// typed, the commands alone, those that were run last before the others.
  public func paletteEntries(in list: SearchList, seeing derived: Derived) -> [PaletteEntry] {
    let others = Self.paletteCommands.filter { !recentCommands.contains($0) }
    let commands = list.fuzzyQuery.ranked(recentCommands + others) { command in
      Self.searchedCommands[command] ?? command.searched
    }.map { command, match in
      PaletteEntry(
        target: .command(command, availability(of: command, seeing: derived)),
        nameSpots: match.spots[0], helpSpots: match.spots[1])
    }
    guard !list.query.text.isEmpty else { return commands }
    let topics = HowToEntry.found(in: list)
    let settings = SettingEntry.found(in: list)
    return commands
      + topics.map { PaletteEntry(target: .topic($0.topic), nameSpots: [], helpSpots: $0.spots) }
      + fieldEntries(in: list).map { PaletteEntry(target: .field($0), nameSpots: $0.pathSpots) }
      + settings.map { PaletteEntry(target: .setting($0), nameSpots: $0.spots) }
  }

  /// The command was chosen in the palette, which lists it first from now on.
  mutating func runChosen(_ command: Command, seeing derived: Derived) -> [Effect] {
    screen.remember(command)
    return run(command, seeing: derived)
  }

  /// What commands are found by, prepared once: each letter that is typed looks through all of it.
  private static let searchedCommands = Dictionary(
    uniqueKeysWithValues: paletteCommands.map { ($0, $0.searched) })

  /// Whoever opens the palette seeks what has to be done, not the way to the next field.
  static let paletteCommands: [Command] = {
    let groups: [Command.Group] = [.message, .preview, .editing, .screen, .program, .moving]
    return groups.flatMap { group in
      Command.allCases.filter { $0.group == group && $0 != .palette }
    }
  }()
}

extension Command {
  fileprivate var searched: [SearchedText] {
    [
      SearchedText(name: configurationName), SearchedText(sentence: help),
      SearchedText(name: label),
    ]
  }

  /// What is said where the command cannot run.
  func refusal(because reason: String) -> Notice {
    Self.refusal(of: label, because: reason)
  }

  /// The same of what the command is for where it does something else than elsewhere.
  static func refusal(of label: String, because reason: String) -> Notice {
    Notice(.warning, "\(label.capitalizedFirst): \(reason)")
  }
}
