public import ArgumentParser
internal import Drafts
internal import FoundationEssentials
internal import LocalFiles
internal import Workspace

/// `pushwright review import`: takes the answers that a page has saved.
public struct ReviewImportCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the answers that were saved on a page of preview --format html.",
    discussion: """
      The marks are those of the person who answered. Answers about another message, by its hash on \
      the page, are refused. A locale that shows other texts by now has lapsed and is listed. Rejections stay: --replace lets \
      an approval override those that its page showed, and never one that came later. Exits 0 if \
      every answer was taken, and 1 if one wasn't.
      """)

  @Argument(help: "The file of answers; - reads standard input.", completion: .drafts)
  public var file: String

  @Option(
    help: ArgumentHelp(
      "The draft. Default: the one of the project that has the name in the file.",
      valueName: "file"), completion: .drafts)
  public var draft: String?

  @Flag(
    help: "Let approvals override the rejections that their reader saw on the page."
  )
  public var replace = false

  @Flag(
    help:
      "Take the answers about texts that are shown as on the page, although the message has changed or isn't known."
  )
  public var changedMessage = false

  @OptionGroup public var strings: StringsOptions

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func run() async throws {
    let isPartial: Bool
    do throws(CommandFailure) {
      isPartial = try await takeAnswers()
    } catch {
      throw error.narrated()
    }
    if isPartial { throw ExitCode(1) }
  }

  /// Returns whether an answer wasn't taken.
  private func takeAnswers() async throws(CommandFailure) -> Bool {
    let answers = try AnswerFile(reading: try TextFile.argument(file, as: .answers), from: file)
    let project = try Project(self.project, namesFromHere: true)
    var draft = try await ReviewedDraft.reading(
      try path(of: answers.draft, in: project), self.project, strings)
    var answering = AnswerImport(
      answers, takesChangedMessage: changedMessage,
      run: MarkRun(
        replaces: replace, isNamed: false, approvesBroken: true,
        now: Int(Date().timeIntervalSince1970)))
    try answering.checkMessage(of: draft)
    answering.mark(&draft)
    try draft.save(for: answers.reviewer)
    let none = answers.answers.isEmpty ? ": there are none in this file" : ""
    Narration.say("answers of \(answers.reviewer.fullName) about \(draft.path)\(none)")
    try answering.run.write()
    return answering.run.isPartial
  }

  /// The name comes from whoever answered: it is looked for among the project's drafts and never opened as a path.
  private func path(of name: String, in project: Project) throws(CommandFailure) -> String {
    if let draft { return draft }
    guard let directory = project.draftsDirectory else {
      throw CommandFailure(.usage, "no project here: name the draft with --draft")
    }
    let wanted = name.pathNames.last ?? ""
    let folder = try DraftFolder.reading(directory)
    // Another draft of that name may be among what can't be read.
    if let unread = folder.failures.first { throw unread.failure }
    let found = folder.drafts.filter { $0.pathNames.last == wanted }
    guard let path = found.first else {
      throw CommandFailure(
        .noSuchFile, "the project has no draft called ‘\(wanted)’: name it with --draft")
    }
    guard found.count == 1 else {
      throw CommandFailure(
        .usage, "several drafts are called ‘\(wanted)’: name one with --draft")
    }
    return ReportPath.relative(path)
  }
}
