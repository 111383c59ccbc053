public import ArgumentParser
internal import SendJournal

/// `pushwright history show`: print everything recorded about one send.
public struct HistoryShowCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print everything recorded about one send, including its message.")

  @Argument(help: "The number that history list shows.")
  public var id: String

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var options: HistoryOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let id = try IntentID(argument: id)
    let history = try options.requiredHistory()
    let record: SendRecord?
    do throws(JournalFailure) {
      record = try history.record(id, at: .now)
    } catch {
      throw CommandFailure(error)
    }
    guard let record else {
      throw CommandFailure(
        .noSuchFile, "the history has no send \(id): run pushwright history list to see them")
    }
    switch format {
    case .text: return HistoryReport.text(record)
    case .json: return HistoryReport.json(record)
    }
  }
}
