extension Composer {
  /// The commands that fit what is typed, the best first; while nothing is, those that were run last.
  public func paletteEntries(in list: SearchList, seeing derived: Derived) -> [PaletteEntry] {
    let others = Self.paletteCommands.filter { !recentCommands.contains($0) }
    return list.fuzzyQuery.ranked(recentCommands + others) { command in
      [
        SearchedText(name: command.configurationName), SearchedText(sentence: command.help),
        SearchedText(name: command.label),
      ]
    }.map { command, match in
      PaletteEntry(
        command: command, availability: availability(of: command, seeing: derived),
        nameSpots: match.spots[0], helpSpots: match.spots[1])
    }
  }

  mutating func openPalette() {
    endEditing()
    overlay = .palette(SearchList())
  }

  /// Enter: a command that cannot run says why, and the palette stays.
  mutating func runChosen(in list: SearchList, seeing derived: Derived) -> [Effect] {
    let entries = paletteEntries(in: list, seeing: derived)
    guard entries.indices.contains(list.index) else { return [] }
    let entry = entries[list.index]
    if case .unavailable(let reason) = entry.availability {
      notice = entry.command.refusal(because: reason)
      return []
    }
    recentCommands = Array(
      ([entry.command] + recentCommands.filter { $0 != entry.command }).prefix(Self.recentLimit))
    overlay = nil
    return run(entry.command, seeing: derived)
  }

  private static let recentLimit = 3

  /// Whoever opens the palette seeks what has to be done, not the way to the next field.
  static let paletteCommands: [Command] = {
    let groups: [Command.Group] = [.message, .preview, .editing, .screen, .program, .moving]
    return groups.flatMap { group in
      Command.allCases.filter { $0.group == group && $0 != .palette }
    }
  }()
}

extension Command {
  /// What is said where the command cannot run.
  func refusal(because reason: String) -> Notice {
    Notice(.warning, "\(label.capitalizedFirst): \(reason)")
  }
}
