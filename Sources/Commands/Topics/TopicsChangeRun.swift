internal import ArgumentParser
internal import FCMClient
internal import HarmlessText
internal import LocalFiles
internal import SendPolicy
internal import Workspace

/// `pushwright topics add` and `remove`: says what would be done, or does it.
///
/// Clock, network, journal and the person at the terminal belong to the caller.
public struct TopicsChangeRun: Sendable {
  /// What is done, to whom.
  private struct Plan: Sendable {
    var list: RegistrationList
    var topics: [Topic]
    var situation: CallerSituation
    var report: TopicsReport

    /// Topic by topic.
    var changes: [(entry: RegistrationList.Entry, topic: Topic)] {
      topics.flatMap { topic in list.entries.map { ($0, topic) } }
    }
  }

  private let change: TopicsChange
  private let verb: CallVerb

  /// Without `permit` no user can be asked what the project file may do.
  public init(
    _ change: TopicsChange, permit: SendRun.Permission?,
    caller: @escaping @Sendable (Project) -> any TopicCaller
  ) {
    self.change = change
    verb = CallVerb(permit: permit, makeCaller: caller)
  }

  /// - Throws: `ExitCode` unless all was done.
  public func run() async throws {
    try await verb.run(change.options.options) { project throws(CommandFailure) in
      let situation = try situation(of: project)
      let targets = situation.profile.testTargets
      guard let file = try change.list(knowing: targets) else {
        return .words(try plan(situation))
      }
      return .list(try TopicsListChange(change, file, situation))
    } perform: { (work: Work, caller: any TopicCaller) async throws(CommandFailure) in
      switch work {
      case .list(let list): try await list.run(permit: verb.permit, by: caller)
      case .words(let plan):
        change.options.yes
          ? try await perform(plan, by: caller) : try await show(plan, by: caller)
      }
    }
  }

  private enum Work: Sendable {
    case words(Plan)
    case list(TopicsListChange)
  }

  private func situation(of project: Project) throws(CommandFailure) -> CallerSituation {
    let situation = try CallerSituation(project)
    guard !situation.profile.isReadOnly else {
      throw CommandFailure(
        .notPermitted,
        "the profile \(situation.profile.name) is read-only, so it can't change topics: choose "
          + "another profile, or remove read-only from this one")
    }
    return situation
  }

  private func plan(_ situation: CallerSituation) throws(CommandFailure) -> Plan {
    let targets = situation.profile.testTargets
    let (registrations, topics) = try change.parts(knowing: targets)
    let text = try change.options.file.map { path throws(CommandFailure) in
      try TextFile.argument(path, as: .registrations)
    }
    let list = RegistrationList(words: registrations, file: text, targets: targets)
    return Plan(
      list: list, topics: topics, situation: situation,
      report: TopicsReport(change.options.format, list))
  }

  /// What would be done; nothing is.
  private func show(_ plan: Plan, by caller: any TopicCaller) async throws(CommandFailure) -> Int32
  {
    let verb = change.action == .add ? "add" : "remove"
    Narration.say("would \(verb) \(summary(plan))")
    for line in plan.changes.map({
      plan.report.line($0.entry, topic: "\($0.topic)", result: "would-\(verb)")
    })
      + plan.report.remarks(plan.list)
    {
      try StandardOutput.write(line)
    }
    if let failure = refusal(plan) {
      Narration.say(failure.sentence)
      return failure.status.rawValue
    }
    Narration.say("nothing was done; add --yes to do it")
    return SendExitStatus.usage.rawValue
  }

  private func summary(_ plan: Plan) -> String {
    let topics = plan.topics.map { "‘\($0)’" }.joined(separator: ", ")
    let place = plan.situation.endpoint == .google ? "" : " at \(plan.situation.endpoint)"
    let count = plan.list.entries.count
    return "\(topics) \(change.action == .add ? "to" : "from") \(count) registration"
      + "\(count == 1 ? "" : "s") (\(plan.list.forms.isEmpty ? "none" : plan.list.forms)), "
      + "\(plan.changes.count) change\(plan.changes.count == 1 ? "" : "s"), project "
      + "\(plan.situation.project)\(place)"
  }

  /// Why nothing of it is done.
  private func refusal(_ plan: Plan) -> CommandFailure? {
    let malformed = plan.list.malformed
    if !malformed.isEmpty, !change.options.skipMalformed {
      let lines = malformed.prefix(5).map(\.place.description).joined(separator: ", ")
      let more = malformed.count > 5 ? " and \(malformed.count - 5) more" : ""
      return CommandFailure(
        .unreadableInput,
        "nothing is done because of \(lines)\(more): correct the list, or leave them out with "
          + "--skip-malformed")
    }
    guard plan.list.entries.isEmpty else { return nil }
    return CommandFailure(.unreadableInput, "the list has no registrations")
  }

  private func perform(
    _ plan: Plan, by caller: any TopicCaller
  ) async throws(CommandFailure) -> Int32 {
    let remarks = plan.report.remarks(plan.list)
    if let failure = refusal(plan) {
      for line in remarks { try StandardOutput.write(line) }
      throw failure
    }
    let account = try await plan.situation.account(caller, permit: verb.permit)
    let rights = account.map { " with the rights of \(VisibleText.of($0))" } ?? ""
    Narration.say(
      "\(change.action == .add ? "adding" : "removing") \(summary(plan))\(rights)…")
    let output = OrderedOutput()
    let changes = plan.changes
    let order = TopicChangeOrder(
      changes.map { TopicChange(change.action, $0.topic, $0.entry.registration) },
      profile: plan.situation.profile.name, project: plan.situation.project,
      endpoint: plan.situation.endpoint, account: account)
    let report = plan.report
    let result = await caller.change(order) { news in
      switch news {
      case .pause(let wait, let failure):
        Narration.say(pause: wait, after: failure)
      case .result(let number, let result):
        let (entry, topic) = changes[number]
        output.take(report.line(entry, topic: "\(topic)", result), number: number)
      }
    }
    return ending(result, output.end(with: remarks.joined()))
  }

  private func ending(_ result: TopicChangeResult, _ lost: CommandFailure?) -> Int32 {
    var tally = TopicsTally()
    tally.add(result)
    for sentence in tally.sentences { Narration.say(sentence) }
    let status = tally.status
    guard status == 0, let lost else { return status }
    return lost.narrated().rawValue
  }
}

extension TopicsReport {
  func line(
    _ entry: RegistrationList.Entry, topic: String,
    _ result: Result<TopicChange.Success, CallFailure>
  ) -> String {
    switch result {
    case .success(let success): line(entry, topic: topic, result: success.rawValue)
    case .failure(let failure):
      line(entry, topic: topic, result: failure.resultName, failure: failure)
    }
  }
}
