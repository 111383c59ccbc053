public import ArgumentParser

/// `pushwright history`: the record of every dry-run, test and send.
public struct HistoryCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List, show, settle, verify or export the record of every dry-run, test and send, and of changed topics.",
    discussion: """
      The record is an SQLite file to which rows are only added, each sealed by a hash over itself \
      and the row before. It holds messages whole, registration tokens too, but no credentials.
      """,
    subcommands: [
      HistoryListCommand.self, HistoryShowCommand.self, HistorySettleCommand.self,
      HistoryVerifyCommand.self, HistoryExportCommand.self,
    ], defaultSubcommand: HistoryListCommand.self)

  public init() {}
}
