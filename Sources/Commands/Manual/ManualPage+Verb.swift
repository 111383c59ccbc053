extension ManualPage {
  static func verb(_ verb: HelpTree, of root: HelpTree, _ day: String) -> ManualPage {
    let name = "\(root.commandName)-\(verb.commandName)"
    var text = beginning(name, 1, verb.abstract ?? "", day)
    text.macro("Sh SYNOPSIS")
    let program = "\(root.commandName) \(verb.commandName)"
    let subcommands = verb.shownSubcommands
    if subcommands.isEmpty { text.synopsis(of: verb, as: program) }
    for subcommand in subcommands {
      text.synopsis(of: subcommand, as: "\(program) \(subcommand.commandName)")
    }
    text.macro("Sh DESCRIPTION")
    text.sentences(verb.abstract ?? "")
    if let discussion = verb.discussion {
      text.macro("Pp")
      text.paragraphs(discussion)
    }
    text.arguments(of: verb)
    for subcommand in subcommands {
      text.macro("Ss \(ManualText.escaped("\(program) \(subcommand.commandName)"))")
      text.paragraphs(
        [subcommand.abstract, subcommand.discussion].compactMap(\.self)
          .joined(separator: "\n\n"))
      text.arguments(of: subcommand)
    }
    text.macro("Sh EXIT STATUS")
    text.sentences("0 if it did what it was asked for. Other numbers:")
    text.macro("Xr \(root.commandName) 1 .")
    text.macro("Sh SEE ALSO")
    text.macro("Xr \(root.commandName) 1 ,")
    text.macro("Xr pushwright.toml 5")
    return ManualPage(fileName: "\(name).1", source: text.source)
  }
}

extension ManualText {
  /// A line for the verb: options in one word, as `--help` has it.
  mutating func synopsis(of verb: HelpTree, as name: String) {
    macro("Nm \(Self.word(name))")
    if verb.ownArguments.contains(where: { $0.kind != "positional" }) { macro("Op Ar options") }
    for argument in verb.ownArguments where argument.kind == "positional" {
      let value = "Ar \(Self.word(argument.valueName ?? ""))" + (argument.isRepeating ? " ..." : "")
      macro(argument.isOptional ? "Op \(value)" : value)
    }
  }

  /// What the verb takes, one by one.
  mutating func arguments(of verb: HelpTree) {
    guard !verb.ownArguments.isEmpty else { return }
    macro("Bl -tag -width Ds")
    for argument in verb.ownArguments {
      macro("It \(Self.head(of: argument))")
      sentences(argument.abstract ?? "")
      var remarks: [String] = []
      if let values = argument.allValues, !values.isEmpty {
        remarks.append("One of \(values.joined(separator: ", ")).")
      }
      if argument.kind == "option", let standard = argument.defaultValue {
        remarks.append("Default: \(standard).")
      }
      sentences(remarks.joined(separator: " "))
    }
    macro("El")
  }

  private static func head(of argument: HelpTree.Argument) -> String {
    let value = "Ar \(word(argument.valueName ?? ""))"
    guard argument.kind != "positional" else { return value }
    // The short name comes first.
    let names = (argument.names ?? []).sorted { $0.kind == "short" && $1.kind != "short" }
      .map { $0.kind == "long" ? "Fl Fl \(escaped($0.name))" : "Fl \(escaped($0.name))" }
    return names.joined(separator: " , ") + (argument.kind == "option" ? " \(value)" : "")
  }
}
