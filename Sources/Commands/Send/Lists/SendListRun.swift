internal import Drafts
internal import FCMClient
internal import HarmlessText
internal import LocalFiles
internal import PushMessages
internal import RecipientLists
public import SendPolicy

/// `pushwright send --to`: one message to each registration of a list, by the same rules as a send to one target.
///
/// Clock, network, journal and the person at the terminal belong to the caller.
public struct SendListRun: Sendable {
  /// Asks the person at the terminal, who has the review before them, and names the list once more.
  public typealias Question = @Sendable (RequiredConfirmation, SendTarget) async -> Bool

  private var options: SendOptions
  private let makeSender: @Sendable (Project) -> any ListSender
  private let ask: Question?
  private let permit: SendRun.Permission?
  private let now: @Sendable () -> Int
  private let seed: UInt64
  private let style: ListMeter.Style

  /// Without `ask` the terminal can't ask; `now` is in seconds since 1970, and `seed` is random.
  public init(
    _ options: SendOptions, now: @escaping @Sendable () -> Int, seed: UInt64,
    progress style: ListMeter.Style, ask: Question?, permit: SendRun.Permission? = nil,
    sender: @escaping @Sendable (Project) -> any ListSender
  ) {
    self.options = options
    self.now = now
    self.seed = seed
    self.style = options.list.quiet ? .none : style
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
      let run = try goingToOwnList(of: project)
      let plan = try await ListPlan(run.options, in: project, at: now(), seed: seed)
      let sender = makeSender(project)
      let ending: SendEnding
      do throws(CommandFailure) {
        ending = try await run.ending(of: plan, in: project, by: sender)
      } catch {
        ending = SendEnding(error, isDryRun: options.dryRun)
      }
      await sender.stop()
      return ending
    } catch {
      return SendEnding(error, isDryRun: options.dryRun)
    }
  }

  /// With the list that the notes beside the draft name, if the command line names none.
  private func goingToOwnList(of project: Project) throws(CommandFailure) -> SendListRun {
    guard let list = options.ownList else { return self }
    let targets = LintInput(options.draft).document.targets.map(\.fieldName)
    guard targets.isEmpty else {
      throw CommandFailure(
        .unreadableInput,
        "\(options.draft) goes to the list \(VisibleText.of(list)) and sets \(targets.joined(separator: " and ")): "
          + "remove one of them, or name the recipients with --to")
    }
    var run = self
    let path = project.path(ofList: list)
    _ = try ListFile(kept: path)
    run.options.list.to = path
    try run.options.checkList()
    return run
  }

  private func ending(
    of plan: ListPlan, in project: Project, by sender: any ListSender
  ) async throws(CommandFailure) -> SendEnding {
    var plan = plan
    var situation = await sender.situation(for: plan.sendCase)
    while case .notAllowed(let request) = situation.access {
      guard await request.isAllowed(by: permit) else {
        return SendEnding(.unanswered(request), isDryRun: options.dryRun)
      }
      situation = await sender.situation(for: plan.sendCase)
    }
    situation.complete(&plan.sendCase)
    guard !options.dryRun else { return await dryRun(plan, by: sender) }
    try await takeUp(&plan, from: sender)
    let verdict = SendRules.verdict(on: plan.sendCase)
    if let review = verdict.review {
      let rows = review.rows { [now = plan.sendCase.now] in situation.clock.text($0, now: now) }
      for line in ReviewText.lines(rows) { Narration.write(line) }
    }
    if let refusal = verdict.commandLineRefusal(
      confirm: options.confirm, isAgain: options.again, canAsk: ask != nil)
    {
      for other in verdict.refusals where other != refusal { Narration.say(other.description) }
      if refusal.code == .nothingLeft { try await completeResults(of: plan) }
      return SendEnding(refusal)
    }
    try checkOutputs()
    if options.confirm == nil {
      guard let ask, let confirmation = verdict.confirmation, let review = verdict.review,
        await ask(confirmation, review.target)
      else {
        return .notConfirmed
      }
    }
    // A dry run grows old while the user reads, and a reviewer may have rejected a text meanwhile.
    plan.sendCase.now = now()
    plan.sendCase.projectBlocker = project.changeOnDisk
    plan.sendCase.translations = plan.translations()
    let last = SendRules.verdict(on: plan.sendCase)
    if let refusal = last.refusals.first { return SendEnding(refusal) }
    guard let intent = last.intent else { return .notConfirmed }
    let agreed = options.again ? RepeatConsent.any : last.review?.repeatConsent ?? .none
    return try await send(plan, intent, repeating: agreed, by: sender)
  }

  private func dryRun(_ plan: ListPlan, by sender: any ListSender) async -> SendEnding {
    let sendCase = plan.sendCase
    for line in ReviewText.lines(sendCase.list?.rows ?? []) { Narration.write(line) }
    if let refusal = SendRules.refusalOfDryRun(sendCase) {
      return SendEnding(refusal, isDryRun: true)
    }
    for warning in sendCase.warnings { Narration.say(warning) }
    if let doubt = DryRunDoubt(sendCase.findings) { Narration.say(doubt.sentence) }
    guard let intent = SendRules.dryRunIntent(of: sendCase) else {
      return SendEnding(
        CommandFailure(
          .configuration, "a dry run needs a profile with a project: choose one with --profile"),
        isDryRun: true)
    }
    Narration.say(intent.destination)
    let check = await sender.check(plan.samples, of: intent)
    for remark in check.remarks { Narration.say(remark) }
    return SendEnding(check.result, of: intent)
  }

  /// What the history has of the list that is to go on.
  private func takeUp(
    _ plan: inout ListPlan, from sender: any ListSender
  ) async throws(CommandFailure) {
    guard let number = options.list.resume else { return }
    let past: PastList?
    do throws(HistoryFault) {
      past = try await sender.list(number).get()
    } catch {
      throw CommandFailure(error.isBusy ? .tryAgain : .notPermitted, error.sentence)
    }
    guard let past, let last = past.runs.last else {
      throw CommandFailure(.usage, "the history has no list \(number)")
    }
    guard last.intent.payloadHash == plan.sendCase.messageHash,
      last.intent.endpoint == plan.sendCase.endpoint
    else {
      throw CommandFailure(
        .unreadableInput,
        "list \(number) was another message, another file or another profile: use the draft, the list, the "
          + "column and the profile that it was sent with")
    }
    if let running = past.runs.first(where: \.isRunning) {
      throw CommandFailure(
        .tryAgain, "list \(running.id) is being sent by \(running.author): wait for its end")
    }
    plan.progress = past.progress
    let resumed = ResumedList(
      runs: past.runs.map(\.id), unsettled: past.runs.filter(\.isUnknown).map(\.id), past.progress,
      recipients: plan.list.summary.recipients,
      includesUnknown: options.list.includeUnknown)
    plan.sendCase.list?.resumed = resumed
    plan.sendCase.list?.duration = SendRate(perMinute: options.list.perMinute)
      .duration(of: resumed.left)
  }

  /// Before anything is asked or sent: a new file replaces nothing.
  private func checkOutputs() throws(CommandFailure) {
    guard options.list.resume == nil else { return }
    for path in [options.list.results, options.list.dead].compactMap(\.self)
    where LocalFile.kind(path) != nil {
      throw CommandFailure(.usage, "\(path) already exists: name another file, or remove it")
    }
  }

  /// A list that goes on adds to the files of its results, but never to what it reads.
  private func checkOthers() throws(CommandFailure) {
    let list = options.list
    let inputs = [
      ("the list", list.to), ("the draft", options.draft), ("the file of results", list.results),
    ]
    guard let dead = list.dead, let file = try? FileStatus(of: dead).identity else { return }
    for case (let name, let path?) in inputs where (try? FileStatus(of: path).identity) == file {
      throw CommandFailure(.usage, "\(dead) is \(name): name another file for --dead")
    }
  }

  private func send(
    _ plan: ListPlan, _ intent: SendIntent, repeating agreed: RepeatConsent,
    by sender: any ListSender
  ) async throws(CommandFailure) -> SendEnding {
    guard let audience = plan.sendCase.list else { return .notConfirmed }
    let results = try results(of: plan)
    let source = ListSource(
      plan.list, plan.drafts.messages(now: plan.sendCase.now), after: plan.progress,
      includingUnknown: options.list.includeUnknown)
    let order = ListSending(
      intent: intent, runs: audience.resumed?.runs, agreed: agreed,
      rate: SendRate(perMinute: options.list.perMinute), source: source)
    Narration.say(
      "sending to \(audience.count) recipient\(audience.count == 1 ? "" : "s") of \(intent.target), project \(intent.project)…"
    )
    let meter = ListMeter(style, total: audience.count, rate: order.rate)
    let showing = Task { await meter.run() }
    let result = await sender.send(order) { news in
      switch news {
      case .begun(let number): Narration.say("this is list \(number) of the history")
      case .outcome(let message, let outcome):
        meter.take(outcome)
        await results.take(message, outcome)
      case .pause(let wait, let failure): meter.take(pause: wait, after: failure)
      }
    }
    showing.cancel()
    await showing.value
    var lost: CommandFailure?
    if case .ended = result { lost = await results.complete(plan.list) }
    let unwritten = await results.end()
    return SendEnding(
      result, of: audience, options, earlierUnknown: await results.earlierUnknown,
      lost: lost ?? unwritten)
  }

  private func results(of plan: ListPlan) throws(CommandFailure) -> ListResults {
    try checkOthers()
    return try ListResults(
      results: options.list.results, dead: options.list.dead, after: plan.progress,
      mayExist: options.list.resume != nil)
  }

  /// Nothing is left to send, but the files of results may lack what a killed program knew.
  private func completeResults(of plan: ListPlan) async throws(CommandFailure) {
    guard plan.sendCase.list?.resumed?.left == 0,
      options.list.results != nil || options.list.dead != nil
    else { return }
    let results = try results(of: plan)
    let lost = await results.complete(plan.list)
    let unwritten = await results.end()
    if let failure = lost ?? unwritten { throw failure }
    Narration.say("the results of all recipients are complete")
  }
}
