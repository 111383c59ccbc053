public import ArgumentParser
public import FCMClient
internal import SendJournal

/// `pushwright history list`: print the sends, newest first.
public struct HistoryListCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print dry runs, tests, sends and changes of topics, newest first.",
    discussion: """
      Shortens registration tokens; show and export print them in full. Times are UTC.
      """)

  @Option(
    help: ArgumentHelp(
      "dry-run, test, send, topic-add or topic-remove; repeatable.", valueName: "kind"),
    completion: .choice(SendIntent.Kind.self), transform: HistoryChoice.reading)
  public var kind: [SendIntent.Kind] = []

  @Option(
    help: ArgumentHelp(
      "Such as unknown or refused; repeatable.", valueName: "state"),
    completion: .choice(SendState.self), transform: HistoryChoice.reading)
  var state: [SendState] = []

  @Option(help: ArgumentHelp("The target, such as ‘topic news’.", valueName: "target"))
  public var target: String?

  @Option(help: ArgumentHelp("The maximum number of sends.", valueName: "count"))
  public var limit = 50

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var options: HistoryOptions

  public init() {}

  public func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit must be 1 or more") }
  }

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let query = JournalQuery(
      kinds: Set(kind), states: Set(state), profile: options.profile, target: target,
      limit: limit)
    var (records, unknown): ([SendRecord], [SendRecord]) = ([], [])
    if let history = try options.history() {
      do throws(JournalFailure) {
        records = try history.records(matching: query, at: .now)
        // Also those that the list leaves out.
        unknown = try history.unknownSends(at: .now)
      } catch {
        throw CommandFailure(error)
      }
    }
    if let advice = HistoryReport.advice(unknown) { Narration.say(advice) }
    switch format {
    case .text: return HistoryReport.text(records)
    case .json: return HistoryReport.json(records)
    }
  }
}
