internal import AppStrings
internal import ArgumentParser
internal import ComposerState
internal import DevicePreview
public import MessageLint
internal import PushMessages
internal import Resolver

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
    guard !options.rules else {
      print(options.format == .json ? RuleTable.json : RuleTable.text, terminator: "")
      return
    }
    let report: LintReport
    do {
      report = try await self.report()
    } catch {
      Narration.say(error.sentence)
      throw ExitCode(error.status.rawValue)
    }
    print(report.text(as: options.format), terminator: "")
    if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
  }

  func report() async throws(CommandFailure) -> LintReport {
    let project = try Project(options.project)
    let strings = try await project.strings().localizations
    let drafts = options.drafts.map(OpenedDraft.init)
    let addresses = drafts.flatMap { Linter.imageAddresses(in: $0.document) }
    let images = options.online ? await askForImages(Set(addresses).sorted()) : [:]
    let setting = LintSetting(
      project: project, strings: strings, locales: options.locale,
      moment: options.sending ? .sending(now: now) : .composing, images: images)
    let linted = drafts.map(setting.lint)
    sayWhatIsUnused(linted, of: project)
    return LintReport(drafts: linted, threshold: options.failOn, askedRules: askedRules)
  }

  private var askedRules: Set<String> {
    let rules = Linter.rules.filter {
      (options.sending || !$0.isForSending) && (options.online || !$0.isOnline)
    }
    return Set(rules.map { $0.id })
  }

  /// A suppression of the project is unused where it is in all drafts, one beside a draft where it is in that one.
  private func sayWhatIsUnused(_ drafts: [LintedDraft], of project: Project) {
    let readable = drafts.filter { $0.failure == nil }.map(\.judgement.unused)
    guard let first = readable.first else { return }
    let shared = Set(project.settings.suppressions)
    let unused =
      first.filter { suppression in
        shared.contains(suppression) && readable.allSatisfy { $0.contains(suppression) }
      } + readable.flatMap { $0.filter { !shared.contains($0) } }
    for suppression in unused {
      Narration.say(
        "\(suppression.origin): warning: the suppression of \(suppression.rule) matches nothing, remove it"
      )
    }
  }
}
