public import ArgumentParser
internal import Drafts

/// `pushwright review reject`: marks locales as rejected, with a reason.
public struct ReviewRejectCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Reject the texts of locales, and say why.")

  @OptionGroup public var marked: MarkedLocales

  @Option(help: ArgumentHelp("What is wrong with the texts.", valueName: "sentence"))
  public var note: String

  public init() {}

  public func validate() throws {
    guard ReviewMark.isNote(note) else {
      throw ValidationError(
        "--note says what is wrong, in at most \(ReviewMark.longestNote) bytes.")
    }
  }

  public func run() async throws {
    try await MarkRun.run(.reject(note: note), marked, replaces: false)
  }
}
