internal import ComposerState

/// One line of the help.
enum HelpLine {
  case heading(String)
  case key(String, String)
  case blank

  static func all(_ keymap: Keymap) -> [HelpLine] {
    let commands = Command.Group.allCases.flatMap { group in
      let keys = Command.allCases.filter { $0.group == group }.map {
        HelpLine.key(keymap.labels(for: $0).joined(separator: "  "), $0.help)
      }
      return [.heading(group.rawValue)] + keys + [.blank]
    }
    let editing = Keymap.editingHelp.map { HelpLine.key($0.keys, $0.help) }
    return commands + [.heading("While editing")] + editing
  }
}
