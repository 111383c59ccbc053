public import ArgumentParser

/// `pushwright history`: the record of every dry run, test and send.
public struct HistoryCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "history",
    abstract:
      "List, show, settle, verify or export the record of every dry run, test, send and change of topics.",
    discussion: """
      The history is an SQLite file. Pushwright only adds rows, and seals each with a hash over \
      itself and the row before. The rows hold whole messages, including registration tokens, \
      but no credentials.
      """,
    subcommands: [
      HistoryListCommand.self, HistoryShowCommand.self, HistorySettleCommand.self,
      HistoryVerifyCommand.self, HistoryExportCommand.self,
    ], defaultSubcommand: HistoryListCommand.self)

  public init() {}
}
