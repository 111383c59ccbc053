internal import AppStrings
internal import ArgumentParser
internal import Drafts
public import MessageLint
internal import Resolver
internal import Workspace

/// `pushwright lint`: what is wrong with drafts, as a report and an exit status; the gate for CI.
///
/// Clock and network belong to the caller.
public struct LintRun: Sendable {
  /// Asks the servers of these addresses for their images; an address without an answer is not judged.
  public typealias ImageQuestion =
    @Sendable (_ addresses: [String]) async -> [String: ImageAnswer]

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
  /// - Throws: `ExitCode` 1 where a finding reaches the threshold, 65, 66 or 78 where a draft could not be read or
  ///   checked, and the status of a ``CommandFailure`` where nothing could be done at all.
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
      try StandardOutput.write(rules())
      return 0
    }
    if let path = options.writeBaseline {
      // Which drafts are the input isn't known yet; what belongs to the project is asked before it is written.
      try NewFile(path: path, mayReplace: options.force).check()
      try write(try await report(), path)
      return 0
    }
    let report = try await self.report()
    // A gate says what it hasn't looked at, quiet or not.
    Narration.say(
      each: report.isQuiet
        ? report.unseen
          + report.drafts.flatMap { $0.faults + [$0.failure?.sentence].compactMap(\.self) }
        : report.remarks)
    try StandardOutput.write(report.text(as: options.format))
    return report.exitStatus
  }

  func report() async throws(CommandFailure) -> LintReport {
    let project = try Project.checked(options.project, isQuiet: options.quiet)
    try project.requireApp()
    let baseline = try options.baseline.map { path throws(CommandFailure) in
      try LintBaseline.reading(path)
    }
    let files = try LintedFiles(options.drafts, of: project)
    let strings = try await project.strings(isQuiet: options.quiet).localizations
    let unread = files.failures.map { LintInput($0.path, failure: $0.failure) }
    let drafts =
      files.paths.map { path in
        var draft = LintInput(path)
        draft.lookIntoList(of: project, now: now)
        return draft
      } + unread
    let images = options.online ? try await images(of: drafts) : [:]
    let demand = options.requireReviewed.demand(of: project)
    let apps = await project.appProjects()
    let released = try await project.releasedStrings()
    let linter = DraftLinter(
      project: try project.previewing(strings, released, options.locales), strings: strings,
      released: released,
      moment: options.sending ? .sending(now: now) : .composing, images: images,
      mayLackStrings: options.strings.noStrings, demand: demand,
      // Reviewers are asked about these, whichever locales the options name.
      reviewing: project.previewing(strings, released).settings.locales, apps: apps)
    // What is not looked at cannot be called unused, or gone.
    let isWhole = files.coversProject && options.locales.locale.isEmpty
    var report = LintReport(
      drafts: drafts.map(linter.lint), threshold: options.failOn,
      askedRules: askedRules(demand, apps),
      sharedSuppressions: isWhole ? project.settings.suppressions : [],
      judgesSuppressions: options.locales.locale.isEmpty, unseen: files.unseen,
      notes: files.remarks,
      isQuiet: options.quiet, assumption: Self.assumption(of: project, strings),
      repository: .around(else: project.file?.directory))
    if let baseline { report.apply(baseline, coversProject: isWhole) }
    return report
  }

  /// Each server may take ten seconds, and a stranger's drafts may name any number of them.
  static let mostImages = 1000

  private func images(
    of drafts: [LintInput]
  ) async throws(CommandFailure) -> [String: ImageAnswer] {
    let addresses = Set(drafts.flatMap { Linter.imageAddresses(in: $0.document) })
    guard addresses.count <= Self.mostImages else {
      throw CommandFailure(
        .usage,
        "--online asks for at most \(Self.mostImages) images, and the drafts name \(addresses.count): "
          + "lint fewer drafts at a time")
    }
    return await askForImages(addresses.sorted())
  }

  private static func assumption(of project: Project, _ strings: AppLocalizations) -> String? {
    guard project.settings.platforms.contains(.android), strings.android != nil else { return nil }
    return AndroidDeviceState.assumption(apiLevel: project.settings.androidAPILevel)
  }

  private func write(_ report: LintReport, _ path: String) throws(CommandFailure) {
    Narration.say(each: report.remarks)
    if let failure = report.drafts.compactMap(\.failure).first {
      throw CommandFailure(failure.status, "couldn't write the baseline: \(failure.sentence)")
    }
    let baseline = LintBaseline(of: report, path: path)
    if let finding = LintBaseline.unacceptable(in: report) {
      throw CommandFailure(
        .unreadableInput, "couldn't write the baseline: \(finding.sentence). Fix it, then try again"
      )
    }
    for input in report.drafts.map(\.path) { try newFile(path, except: input).check() }
    try newFile(path).write(baseline.text)
    let count = baseline.entries.count
    Narration.say("wrote \(count) finding\(count == 1 ? "" : "s") to \(path)")
    if report.entries.contains(where: { Linter.demandedRules.contains($0.finding.rule) }) {
      Narration.say("missing reviews aren't in it: no baseline accepts them")
    }
  }

  private func newFile(_ path: String, except input: String? = nil) -> NewFile {
    NewFile(
      path: path, mayReplace: options.force, except: input, own: ProjectFiles(options.project))
  }

  /// The rules, with the severities of the project, if there is one.
  private func rules() throws(CommandFailure) -> String {
    let project = try Project.checked(options.project, isQuiet: options.quiet)
    let table = RuleTable(severities: project.settings.severities)
    return options.format == .json ? table.json : table.text
  }

  private func askedRules(_ demand: ReviewDemand?, _ apps: AppProjects) -> Set<String> {
    let rules = Linter.rules.filter {
      (options.sending || !$0.isForSending) && (options.online || !$0.isOnline)
        && (demand != nil || !$0.isDemanded)
        && (!$0.needsApp || !$0.apps.isDisjoint(with: apps.platforms))
    }
    return Set(rules.map { $0.id })
  }
}
