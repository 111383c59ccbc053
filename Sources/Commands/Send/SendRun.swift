internal import AppStrings
internal import CodeSnippets
internal import Drafts
internal import FCMClient
internal import HarmlessText
internal import LocalFiles
internal import MessageLint
internal import PushMessages
public import SendPolicy
internal import Workspace

/// `pushwright send`: a dry-run, a test or the real thing, by the same rules as the screen.
///
/// Clock, network, journal and the person at the terminal belong to the caller.
public struct SendRun: Sendable {
  /// Asks the person at the terminal, who has the review before them; whether it is confirmed.
  public typealias Question = @Sendable (RequiredConfirmation) async -> Bool

  /// Asks whether the project file may do what the person has just read, and remembers the answer.
  public typealias Permission = @Sendable (PermissionRequest) async -> Bool

  /// So many errors are named before a dry run; more are counted.
  private static let mostErrors = 9

  private let options: SendOptions
  private let makeSender: @Sendable (Project) -> any MessageSender
  private let ask: Question?
  private let permit: Permission?
  private let now: @Sendable () -> Int
  private let jitter: Duration

  /// Without `ask` the terminal can't ask; `now` is in seconds since 1970, `jitter` comes after each wait before
  /// another attempt, so that many callers don't come back at once.
  public init(
    _ options: SendOptions, now: @escaping @Sendable () -> Int, jitter: Duration = .zero,
    ask: Question?, permit: Permission? = nil,
    sender: @escaping @Sendable (Project) -> any MessageSender
  ) {
    self.options = options
    self.now = now
    self.jitter = jitter
    self.ask = ask
    self.permit = permit
    makeSender = sender
  }

  /// Sends, and prints the result.
  ///
  /// `decided` hears the status before anything of it is printed.
  /// - Throws: `ExitCode` with the status of ``SendExitStatus`` or ``CommandFailure``, unless all went well.
  public func run(decided: @Sendable (_ status: Int32) -> Void = { _ in }) async throws {
    try await ending().say(decided: decided)
  }

  func ending() async -> SendEnding {
    do throws(CommandFailure) {
      let project = try Project.checked(options.project)
      let (sendCase, rows) = try await sendCase(in: project)
      let sender = makeSender(project)
      let ending = await ending(of: sendCase, rows, in: project, by: sender)
      await sender.stop()
      return ending
    } catch {
      return SendEnding(error, isDryRun: options.dryRun)
    }
  }

  /// The draft as it would be sent, examined on every device; nothing is known of rights and journal yet.
  ///
  /// Returns with it what every preview locale shows, for the marks of reviewers.
  private func sendCase(
    in project: Project
  ) async throws(CommandFailure) -> (SendCase, rows: [LocaleRow]) {
    var input = LintInput(options.draft)
    if let failure = input.failure { throw failure }
    for remark in input.remarks { Narration.say(remark) }
    if let failure = input.notesFailure { throw failure }
    input.target = options.target
    // A test device gets the message itself, and no one fills its placeholders.
    if options.test != nil { input.list = nil }
    if let target = options.target { sayTarget(target, of: input.imported.document) }
    let moment = now()
    let strings = try await project.strings().localizations
    try project.checkLocales(strings)
    let released = try await project.releasedStrings()
    let linter = DraftLinter(
      project: project.previewing(strings, released), strings: strings, released: released,
      moment: .sending(now: moment, isTest: options.test != nil),
      images: [:], mayLackStrings: options.strings.noStrings,
      apps: await project.appProjects())
    let (shown, judgement) = linter.examine(input)
    try linter.requireStrings(for: shown, of: input)
    var sendCase = SendCase(
      purpose: options.test.map(SendPurpose.test) ?? .send, profile: project.profile,
      document: input.document, expiresIn: input.notes.expiresIn, findings: judgement.kept,
      shown: shown, access: nil,
      reason: options.reason, now: moment)
    if options.draft != "-" {
      sendCase.draft = options.draft.pathNames.last
    }
    let rows = linter.rows(of: input)
    if !input.notes.reviews.isEmpty {
      sendCase.translations = input.notes.reviewedTranslations(of: rows)
    }
    return (sendCase, rows)
  }

  private func sayTarget(_ target: SendTargetOption, of document: MessageDocument) {
    let words = { (target: Message.Target) in "\(target.fieldName) \(target.shortText)" }
    let own = document.targets.map(words)
    let new = target.taken(by: document).targets.map(words).joined(separator: ", ")
    // The same target as the draft's replaces nothing.
    guard own != [new] else { return }
    let instead = own.isEmpty ? "which the draft doesn't set" : "not \(own.joined(separator: ", "))"
    Narration.say(
      "--\(target.field) replaces the draft's target: \(new), \(instead)")
  }

  private func ending(
    of draft: SendCase, _ rows: [LocaleRow], in project: Project, by sender: any MessageSender
  ) async -> SendEnding {
    var sendCase = draft
    var situation = await sender.situation(for: draft)
    while case .notAllowed(let request) = situation.access {
      guard await request.isAllowed(by: permit) else {
        return SendEnding(.unanswered(request), isDryRun: options.dryRun)
      }
      situation = await sender.situation(for: draft)
    }
    situation.complete(&sendCase)
    guard !options.dryRun else { return await dryRun(sendCase, by: sender) }
    let verdict = SendRules.verdict(on: sendCase)
    if let review = verdict.review {
      let rows = review.rows { [now = sendCase.now] in situation.clock.text($0, now: now) }
      for line in ReviewText.lines(rows) { Narration.write(line) }
    }
    if let refusal = verdict.commandLineRefusal(
      confirm: options.confirm, isAgain: options.again, canAsk: ask != nil)
    {
      for other in verdict.refusals where other != refusal { Narration.say(other.description) }
      return SendEnding(refusal)
    }
    // A user who names a test target or a --confirm has said where it goes.
    if options.confirm == nil, options.test == nil {
      guard let ask, let confirmation = verdict.confirmation, await ask(confirmation) else {
        return .notConfirmed
      }
    }
    // A dry run grows old while the user reads, and times count from the send.
    sendCase.now = now()
    sendCase.projectBlocker = project.changeOnDisk
    // A reviewer may have rejected a text meanwhile.
    sendCase.translations = options.translations(of: rows)
    let last = SendRules.verdict(on: sendCase)
    if let refusal = last.refusals.first { return SendEnding(refusal) }
    guard let intent = last.intent else { return .notConfirmed }
    // FCM may take half a minute to answer, and a program that is killed meanwhile leaves this in its log.
    Narration.say(intent.departure)
    let agreed = options.again ? .any : last.review?.repeatConsent ?? .none
    return await perform(intent, repeating: agreed, by: sender)
  }

  private func dryRun(_ sendCase: SendCase, by sender: any MessageSender) async -> SendEnding {
    if let refusal = SendRules.refusalOfDryRun(sendCase) {
      return SendEnding(refusal, isDryRun: true)
    }
    for warning in sendCase.warnings { Narration.say(warning) }
    if let doubt = DryRunDoubt(sendCase.findings) {
      Narration.say(doubt.sentence)
      for headline in doubt.others.prefix(Self.mostErrors) { Narration.say("also: \(headline)") }
      let more = doubt.others.count - Self.mostErrors
      if more > 0 { Narration.say("and \(more) more error\(more == 1 ? "" : "s")") }
    }
    guard let intent = SendRules.dryRunIntent(of: sendCase) else {
      return SendEnding(
        CommandFailure(
          .configuration, "a dry run needs a profile with a project: choose one with --profile"),
        isDryRun: true)
    }
    Narration.say(intent.destination)
    return await perform(intent, repeating: .none, by: sender)
  }

  private func perform(
    _ intent: SendIntent, repeating agreed: RepeatConsent, by sender: any MessageSender
  ) async -> SendEnding {
    let wait = Duration.seconds(options.wait)
    let policy =
      options.wait == 0
      ? RetryPolicy.never
      : RetryPolicy(
        attempts: 3, longestWait: wait, longestTotal: wait, jitter: jitter)
    do throws(RefusedSend) {
      let result = try await sender.perform(intent, repeating: agreed, retrying: policy)
      return SendEnding(result, of: intent)
    } catch {
      return SendEnding(error, isDryRun: intent.kind == .dryRun)
    }
  }
}
