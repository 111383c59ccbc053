internal import AppStrings
internal import ArgumentParser
internal import ComposerState
public import MessageLint

/// `pushwright lint`: what is wrong with drafts, as a report and an exit status; the gate for CI.
///
/// Clock and network belong to the caller.
public struct LintRun: Sendable {
  /// Asks the servers of these addresses for their images; an address without an answer is not judged.
  public typealias ImageQuestion = @Sendable (_ addresses: [String]) async -> [String: ImageAnswer]

  private let options: LintOptions
  private let now: Int
  private let askForImages: ImageQuestion

  /// `now` is in seconds since 1970.
  public init(
    _ options: LintOptions, now: Int, askForImages: @escaping ImageQuestion
  ) {
    self.options = options
    self.now = now
    self.askForImages = askForImages
  }

  /// Prints the report.
  ///
  /// - Throws: `ExitCode` 1 where a finding reaches the threshold, 65 or 66 where a draft could not be read, and the
  ///   status of a ``CommandFailure`` where nothing could be done at all.
  public func run() async throws {
    let status: Int32
    do throws(CommandFailure) {
      status = try await writeReport()
    } catch {
      throw error.narrated()
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Writes what was asked for; returns the exit status.
  private func writeReport() async throws(CommandFailure) -> Int32 {
    guard !options.rules else {
      try StandardOutput.write(options.format == .json ? RuleTable.json : RuleTable.text)
      return 0
    }
    let report = try await self.report()
    for remark in report.remarks { Narration.say(remark) }
    try StandardOutput.write(report.text(as: options.format))
    return report.exitStatus
  }

  func report() async throws(CommandFailure) -> LintReport {
    let project = try Project(options.project)
    let strings = try await project.strings().localizations
    let drafts = options.drafts.map(LintInput.init)
    let addresses = drafts.flatMap { Linter.imageAddresses(in: $0.document) }
    let images = options.online ? await askForImages(Set(addresses).sorted()) : [:]
    let linter = try await DraftLinter(
      project: try project.previewing(strings, options.locales), strings: strings,
      moment: options.sending ? .sending(now: now) : .composing, images: images)
    return LintReport(
      drafts: drafts.map(linter.lint), threshold: options.failOn, askedRules: askedRules,
      sharedSuppressions: project.settings.suppressions)
  }

  private var askedRules: Set<String> {
    let rules = Linter.rules.filter {
      (options.sending || !$0.isForSending) && (options.online || !$0.isOnline)
    }
    return Set(rules.map { $0.id })
  }
}
