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
      try plan(in: project)
    } perform: { plan, caller throws(CommandFailure) in
      change.options.yes
        ? try await perform(plan, by: caller) : try await show(plan, by: caller)
    }
  }

  private func plan(in project: Project) throws(CommandFailure) -> Plan {
    let situation = try CallerSituation(project)
    guard !situation.profile.isReadOnly else {
      throw CommandFailure(
        .notPermitted,
        "the profile \(situation.profile.name) is read-only, so it can't change topics: choose "
          + "another profile, or remove read-only from this one")
    }
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
    let done = result.results.count { if case .success = $0 { true } else { false } }
    var words = "\(done) of \(result.results.count) done"
    for name in ["refused", "unknown", "not-done"] {
      let count = result.results.count { $0.failure?.resultName == name }
      let said = name == "unknown" ? "with outcome unknown" : name.replacing("-", with: " ")
      if count > 0 { words += ", \(count) \(said)" }
    }
    Narration.say(words)
    if let stop = result.stoppedBy { Narration.say(stop.description) }
    if let reason = result.unrecorded {
      Narration.say("the history has no result of it: \(reason)")
    }
    if result.results.contains(where: { $0.failure?.mayBeDone == true }) {
      Narration.say(
        "changes with outcome unknown may be done; it's safe to run the command again")
    }
    let status = Self.status(result, hasDone: done > 0)
    guard status == 0, let lost else { return status }
    return lost.narrated().rawValue
  }

  /// 76 where something isn't known; otherwise 0 if all is done, and what ended the run if not, else 1.
  static func status(_ result: TopicChangeResult, hasDone: Bool) -> Int32 {
    let failures = result.results.compactMap(\.failure)
    guard !failures.contains(where: \.mayBeDone) else {
      return SendExitStatus.outcomeUnknown.rawValue
    }
    if let stop = result.stoppedBy {
      let status = CommandFailure.status(of: stop, hasDoneSomething: hasDone)
      if status != SendExitStatus.refused.rawValue { return status }
    }
    guard !failures.isEmpty else { return result.unrecorded == nil ? 0 : 77 }
    return SendExitStatus.refused.rawValue
  }
}

extension Result where Failure == CallFailure {
  var failure: CallFailure? {
    if case .failure(let failure) = self { failure } else { nil }
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
