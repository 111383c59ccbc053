internal import ArgumentParser
internal import FCMClient
internal import LocalFiles
internal import SendPolicy
internal import Workspace

/// `pushwright topics list`: the topics of registrations.
public struct TopicsListRun: Sendable {
  private let options: TopicsListOptions
  private let verb: CallVerb

  /// Without `permit` no user can be asked what the project file may do.
  public init(
    _ options: TopicsListOptions, permit: SendRun.Permission?,
    caller: @escaping @Sendable (Project) -> any TopicCaller
  ) {
    self.options = options
    verb = CallVerb(permit: permit, makeCaller: caller)
  }

  /// - Throws: `ExitCode` unless all topics are listed.
  public func run() async throws {
    try await verb.run(options.options) { project throws(CommandFailure) in
      try CallerSituation(project)
    } perform: { situation, caller throws(CommandFailure) in
      try await list(situation, by: caller)
    }
  }

  private func list(
    _ situation: CallerSituation, by caller: any TopicCaller
  ) async throws(CommandFailure) -> Int32 {
    let topic = try topic()
    let text = try options.file.map { path throws(CommandFailure) in
      try TextFile.argument(path, as: .registrations)
    }
    let list = RegistrationList(
      words: options.registrations, file: text, targets: situation.profile.testTargets)
    guard !list.entries.isEmpty || !list.malformed.isEmpty else {
      throw CommandFailure(
        .usage,
        "the profile \(situation.profile.name) has no test targets: name registrations, or a file "
          + "of them with --file")
    }
    let report = TopicsReport(options.format, list)
    _ = try await situation.account(caller, permit: verb.permit)
    let api = TopicAPI(endpoint: situation.endpoint, project: situation.project)
    let output = OrderedOutput()
    let works = list.entries.map { TopicReading($0.registration, topic: topic, api) }
    let failures = FailureCount()
    let stop = await caller.read(works, scope: .messaging, policy: .standard) { news in
      switch news {
      case .pause(let wait, let failure):
        Narration.say(pause: wait, after: failure)
      case .result(let number, let result):
        await failures.take(result.failure)
        output.take(
          Self.lines(list.entries[number], result, topic: topic, report).joined(), number: number)
      }
    }
    let lost = output.end(with: report.remarks(list).joined())
    if let stop {
      Narration.say(stop.description)
      return CommandFailure.status(of: stop, hasDoneSomething: false)
    }
    guard await !failures.isEmpty || !list.malformed.isEmpty else {
      return lost?.narrated().rawValue ?? 0
    }
    return SendExitStatus.refused.rawValue
  }

  private func topic() throws(CommandFailure) -> Topic? {
    guard let text = options.topic else { return nil }
    do throws(Topic.Fault) {
      return try Topic(text)
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  private static func lines(
    _ entry: RegistrationList.Entry, _ result: Result<[TopicSubscription], CallFailure>,
    topic: Topic?, _ report: TopicsReport
  ) -> [String] {
    switch result {
    case .failure(let failure):
      return [
        report.line(
          entry, topic: topic?.description, result: failure.resultName, failure: failure)
      ]
    case .success(let found) where found.isEmpty:
      return [report.line(entry, topic: topic?.description, result: "none")]
    case .success(let found):
      return found.map {
        report.line(entry, topic: $0.topic, result: "subscribed", createTime: $0.createTime)
      }
    }
  }
}
