public import ArgumentParser
internal import SendJournal

/// `pushwright history verify`: tell whether the journal is as it was written.
public struct HistoryVerifyCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check that the history is intact.",
    discussion: """
      Exits 1 if a row was changed or added, or is missing between others. Only --including \
      finds that the last rows are missing, or that a user who can write the file wrote all \
      of it anew: note the last hash elsewhere, and pass it later.
      """)

  @Option(help: ArgumentHelp("A hash that the history must still contain.", valueName: "hash"))
  public var including: String?

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var options: HistoryOptions

  public init() {}

  public func run() async throws {
    let verification: SendHistory.Verification
    do throws(CommandFailure) {
      verification = try verify()
      switch format {
      case .text: try StandardOutput.write(HistoryReport.text(verification))
      case .json: try StandardOutput.write(HistoryReport.json(verification))
      }
    } catch {
      throw error.narrated()
    }
    if case .broken = verification { throw ExitCode(1) }
  }

  private func verify() throws(CommandFailure) -> SendHistory.Verification {
    let head = including?.lowercased()
    // A typo must not be called tampering.
    if let head, !Self.isHash(head) {
      throw CommandFailure(
        .usage,
        "‘\(including ?? "")’ isn't a hash: copy the 64 digits that history verify printed")
    }
    let history = try options.requiredHistory()
    do throws(JournalFailure) {
      return try history.verify(including: head)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }
}
