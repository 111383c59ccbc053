internal import ComposerState

/// One line of the help.
enum HelpLine {
  case heading(String)
  /// `isDim` where the command cannot run now.
  case key(String, String, isDim: Bool = false)
  /// Why the command above cannot run now.
  case reason(String)
  case blank

  /// The lines that fit what is looked for, group by group, from the table of commands.
  static func all(
    _ keymap: Keymap, fitting list: HelpList, availability: (Command) -> Availability
  ) -> [HelpLine] {
    var groups: [(heading: String, lines: [HelpLine])] = Command.Group.allCases.map { group in
      let commands = Command.allCases.filter { $0.group == group }
      return (
        group.rawValue,
        commands.flatMap { lines(for: $0, keymap, fitting: list, availability($0)) }
      )
    }
    let editing = Keymap.editingHelp.filter { list.shows($0.keys, $0.help) }
    groups.append((HelpWords.whileEditing, editing.map { .key($0.keys, $0.help) }))
    let filled = groups.filter { !$0.lines.isEmpty }.map { [.heading($0.heading)] + $0.lines }
    return Array(filled.joined(separator: [.blank]))
  }

  private static func lines(
    for command: Command, _ keymap: Keymap, fitting list: HelpList, _ availability: Availability
  ) -> [HelpLine] {
    let keys = keymap.labels(for: command).joined(separator: "  ")
    guard list.shows(keys, command.help, command.configurationName) else { return [] }
    guard case .unavailable(let reason) = availability else { return [.key(keys, command.help)] }
    return [.key(keys, command.help, isDim: true), .reason(reason)]
  }
}
