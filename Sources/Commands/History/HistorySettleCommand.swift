public import ArgumentParser
internal import FCMClient
internal import SendJournal

/// `pushwright history settle`: record the result of a send whose outcome was unknown.
public struct HistorySettleCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "settle",
    abstract: "Record the result of a send whose outcome is unknown.",
    discussion: """
      Adds a row to the history and sends nothing. Look first: on a test device, in FCM's \
      delivery data, or in the app's own analytics.
      """)

  @Argument(help: "The number that history list shows.")
  public var id: String

  @Flag(help: "Devices received the message; of a list, all recipients with an unknown outcome.")
  public var delivered = false

  @Flag(
    help: "No device received it; a list's recipients with an unknown outcome get it with --resume."
  )
  public var notDelivered = false

  @Option(help: ArgumentHelp("How you know.", valueName: "text"))
  public var note: String

  @OptionGroup public var options: HistoryOptions

  public init() {}

  public func validate() throws {
    guard delivered != notDelivered else {
      throw ValidationError("name the result: --delivered or --not-delivered")
    }
  }

  public func run() async throws { try await printReport() }

  func report() async throws(CommandFailure) -> String {
    let id = try IntentID(argument: id)
    let journal = try options.writableJournal()
    let tally: ListTally?
    do throws(JournalFailure) {
      try journal.settle(id, delivered: delivered, note: note, at: .now)
      tally = try journal.history.record(id, at: .now)?.tally
    } catch {
      throw CommandFailure(error)
    }
    let words = delivered ? "delivered" : "not delivered"
    guard let tally else { return "settled send \(id): \(words)\n" }
    let rest = delivered ? "leaves them out" : "sends to them"
    return
      "settled list \(id): \(tally.unknown) with an unknown outcome count as \(words); --resume \(rest)\n"
  }
}
