public import ArgumentParser
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

  @Flag(help: "Devices received the message.")
  public var delivered = false

  @Flag(help: "No device received it.")
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
    do throws(JournalFailure) {
      try journal.settle(id, delivered: delivered, note: note, at: .now)
    } catch {
      throw CommandFailure(error)
    }
    return "settled send \(id): \(delivered ? "delivered" : "not delivered")\n"
  }
}
