public import ArgumentParser

/// `pushwright strings`: the app's own strings, as the devices have them.
public struct StringsCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "List, search, resolve, dump or pack the app's own strings.",
    discussion: """
      Problems with the files go to standard error. list, search and dump exit 65 after their report if it lacks texts \
      because a file couldn't be read.
      """,
    subcommands: [
      StringsListCommand.self, StringsSearchCommand.self, StringsResolveCommand.self,
      StringsDumpCommand.self, StringsPackCommand.self,
    ])

  public init() {}
}
