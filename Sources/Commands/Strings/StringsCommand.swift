public import ArgumentParser

/// `pushwright strings`: the app's own strings, as the devices have them.
public struct StringsCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "List, search, resolve, dump or pack the app's own strings.",
    discussion: "Problems with the files go to standard error.",
    subcommands: [
      StringsListCommand.self, StringsSearchCommand.self, StringsResolveCommand.self,
      StringsDumpCommand.self, StringsPackCommand.self,
    ])

  public init() {}
}
