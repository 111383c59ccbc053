import ArgumentParser

/// Reads a command line by its verb alone: to look at all verbs, as the whole tree does, takes longer than most of them run.
enum VerbLookup {
  /// The command of the words.
  ///
  /// What the verb doesn't take, and what isn't the verb's, such as help, goes to the whole tree, which knows the verb's place.
  static func command(
    of words: [String], in root: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    if let (verb, rest) = verb(of: words, in: root), let command = try? verb.parseAsRoot(rest),
      type(of: command) == verb
    {
      return command
    }
    return try root.parseAsRoot(words)
  }

  /// The verb that the first words name, and the words after it; `nil` if they ask for something else.
  private static func verb(
    of words: [String], in root: any ParsableCommand.Type
  ) -> (any ParsableCommand.Type, [String])? {
    var command = root
    var rest = words[...]
    while let word = rest.first,
      let next = command.configuration.subcommands.first(where: { $0._commandName == word })
    {
      command = next
      rest = rest.dropFirst()
    }
    guard rest.first != "help", rest.first?.hasPrefix("---") != true else { return nil }
    if let usual = command.configuration.defaultSubcommand { command = usual }
    return command.configuration.subcommands.isEmpty ? (command, Array(rest)) : nil
  }
}
