public import ArgumentParser
internal import SendJournal

/// `pushwright history show`: print all that is known about one send.
public struct HistoryShowCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print everything recorded about one send, including its message.")

  @Argument(help: "The number that history list shows.")
  public var id: String

  @Option(help: "How to print it.")
  public var format: PreviewFormat = .text

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
    guard let record else { throw CommandFailure(.noSuchFile, "the journal has no send \(id)") }
    switch format {
    case .text: return HistoryReport.text(record)
    case .json: return HistoryReport.json(record)
    }
  }
}
