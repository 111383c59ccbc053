public import ArgumentParser
public import SendJournal

/// `pushwright history export`: print every row of the journal whole.
public struct HistoryExportCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print every row of the history in full, oldest first.",
    discussion: """
      JSON is one object a line. CSV is for spreadsheets: \\u001b and the like stand for control \
      characters, and ' comes before what would be a formula. The rows hold messages and \
      registration tokens, but no credentials.

      A row's hash is the SHA-256 of its other columns that have a value: for each, in the order of \
      the export, its name, a space, the number of bytes of its value, a space, the value, and a \
      line feed.
      """)

  @Option(
    help: ArgumentHelp("json or csv.", valueName: "format"),
    completion: .choice(SendHistory.ExportFormat.self), transform: HistoryChoice.reading)
  public var format: SendHistory.ExportFormat = .json

  @OptionGroup public var options: HistoryOptions

  public init() {}

  /// Row by row, because a journal may be long.
  public func run() async throws {
    do throws(CommandFailure) {
      try export()
    } catch {
      throw error.narrated()
    }
  }

  private func export() throws(CommandFailure) {
    let history = try options.requiredHistory()
    var failure: CommandFailure?
    do throws(JournalFailure) {
      try history.export(format) { row in
        do throws(CommandFailure) {
          try StandardOutput.write(row)
        } catch {
          failure = error
        }
        return failure == nil
      }
    } catch {
      throw CommandFailure(error)
    }
    if let failure { throw failure }
  }
}
