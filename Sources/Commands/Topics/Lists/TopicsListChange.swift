internal import FCMClient
internal import HarmlessText
internal import LocalFiles
internal import RecipientLists
internal import SendPolicy
internal import Workspace

/// `pushwright topics add TOPIC --to FILE`: the same change for each registration of a list, a thousand at a time.
///
/// The list is read as `send --to` reads it: examined to its end first, and then once more while changes are made.
struct TopicsListChange: Sendable {
  private let change: TopicsChange
  private let list: SurveyedList
  private let topics: [Topic]
  private let situation: CallerSituation
  private let report: TopicsReport

  init(
    _ change: TopicsChange, _ list: (path: String, topics: [Topic]), _ situation: CallerSituation
  ) throws(CommandFailure) {
    self.change = change
    topics = list.topics
    self.situation = situation
    self.list = try SurveyedList(
      try ListFile(list.path), column: change.options.column,
      seed: .random(in: 0...UInt64.max))
    report = TopicsReport(change.options.format)
    if let path = change.options.results, LocalFile.kind(path) != nil {
      throw CommandFailure(.usage, "\(path) already exists: name another file, or remove it")
    }
  }

  func run(
    permit: SendRun.Permission?, by caller: any TopicCaller
  ) async throws(CommandFailure) -> Int32 {
    guard change.options.yes else { return try show() }
    for line in report.remarks(list.summary) { try StandardOutput.write(line) }
    if let refusal { throw refusal }
    return try await perform(permit: permit, by: caller)
  }

  /// What would be done; nothing is.
  private func show() throws(CommandFailure) -> Int32 {
    let verb = change.action.rawValue
    Narration.say("would \(verb) \(summary)")
    var pages = try ListPages(list)
    var page = try pages.next(TopicsListPerformer.size)
    while !page.isEmpty {
      for (entry, topic) in changes(of: page) {
        try StandardOutput.write(report.line(entry, topic: "\(topic)", result: "would-\(verb)"))
      }
      page = try pages.next(TopicsListPerformer.size)
    }
    for line in report.remarks(list.summary) { try StandardOutput.write(line) }
    if let refusal {
      Narration.say(refusal.sentence)
      return refusal.status.rawValue
    }
    Narration.say("nothing was done; add --yes to do it")
    return SendExitStatus.usage.rawValue
  }

  private func perform(
    permit: SendRun.Permission?, by caller: any TopicCaller
  ) async throws(CommandFailure) -> Int32 {
    let account = try await situation.account(caller, permit: permit)
    let rights = account.map { " with the rights of \(VisibleText.of($0))" } ?? ""
    let performer = try TopicsListPerformer(report, results: change.options.results, total: total)
    Narration.say(
      "\(change.action == .add ? "adding" : "removing") \(summary)\(rights)…")
    var pages = try ListPages(list)
    var page = try pages.next(TopicsListPerformer.size)
    while !page.isEmpty {
      let changes = changes(of: page)
      let order = TopicChangeOrder(
        changes.map { TopicChange(change.action, $0.topic, $0.entry.registration) },
        profile: situation.profile.name, project: situation.project, endpoint: situation.endpoint,
        account: account)
      await performer.perform(order, of: changes, by: caller)
      page = try pages.next(TopicsListPerformer.size)
    }
    return await performer.end()
  }

  /// Topic by topic.
  private func changes(
    of page: [ListPages.Recipient]
  ) -> [(entry: RegistrationList.Entry, topic: Topic)] {
    let entries = page.map { entry, registration in
      RegistrationList.Entry(
        registration: registration,
        name: situation.profile.testTargets.first { $0.address == registration.text }?.name,
        place: .line(entry.line))
    }
    return topics.flatMap { topic in entries.map { ($0, topic) } }
  }

  private var total: Int { list.summary.recipients * topics.count }

  /// `‘news’ to 48210 registrations of users.csv (48000 tokens, 210 installation IDs), …`.
  private var summary: String {
    let topics = topics.map { "‘\($0)’" }.joined(separator: ", ")
    let place = situation.endpoint == .google ? "" : " at \(situation.endpoint)"
    let seconds = Duration.seconds(total / CallPolicy.standard.perSecond + 1)
    return "\(topics) \(change.action == .add ? "to" : "from") "
      + "\(Self.counted(list.summary.recipients, "registration")) of \(VisibleText.of(list.file.name)) (\(forms)), "
      + "\(Self.counted(total, "change")), about \(ListAudience.words(for: seconds)) at best, project "
      + "\(situation.project)\(place)"
  }

  private var forms: String {
    let parts = [(list.summary.tokens, "token"), (list.summary.installationIDs, "installation ID")]
      .filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Why nothing of it is done.
  private var refusal: CommandFailure? {
    let malformed = list.summary.malformed
    if let first = malformed.first.first, !change.options.skipMalformed {
      return CommandFailure(
        .unreadableInput,
        "nothing is done: \(Self.counted(malformed.count, "line")) of the list can't be used, first: line "
          + "\(first.line), \(first.remark); fix the list, or leave such lines out with --skip-malformed"
      )
    }
    guard list.summary.recipients == 0 else { return nil }
    return CommandFailure(.unreadableInput, "the list has no registrations")
  }
}
