public import ArgumentParser

/// `pushwright review reject`: marks locales as rejected, with a reason.
public struct ReviewRejectCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Reject the texts of locales, and say why.")

  @OptionGroup public var marked: MarkedLocales

  @Option(help: ArgumentHelp("What is wrong with the texts.", valueName: "sentence"))
  public var note: String

  public init() {}

  public func validate() throws {
    guard note.contains(where: { !$0.isWhitespace }), note.utf8.count <= AnswerFile.longestNote
    else {
      throw ValidationError(
        "--note says what is wrong, in at most \(AnswerFile.longestNote) bytes.")
    }
  }

  public func run() async throws {
    try await MarkRun.run(.reject(note: note), marked, replaces: false)
  }
}
