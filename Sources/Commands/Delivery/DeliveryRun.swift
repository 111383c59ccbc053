internal import ArgumentParser
internal import FCMClient
internal import SendPolicy
internal import Workspace

/// `pushwright delivery`: what FCM counted for an Android app, by day and label.
public struct DeliveryRun: Sendable {
  private let options: DeliveryOptions
  private let verb: CallVerb

  /// Without `permit` no user can be asked what the project file may do.
  public init(
    _ options: DeliveryOptions, permit: SendRun.Permission?,
    caller: @escaping @Sendable (Project) -> any TopicCaller
  ) {
    self.options = options
    verb = CallVerb(permit: permit, makeCaller: caller)
  }

  /// - Throws: `ExitCode` if the figures could not be read.
  public func run() async throws {
    try await verb.run(options.options) { project throws(CommandFailure) in
      (try CallerSituation(project), try project.androidApp(named: options.app))
    } perform: { plan, caller throws(CommandFailure) in
      let (situation, app) = plan
      let entries = try await entries(of: app, situation, by: caller)
      try StandardOutput.write(
        options.format == .text ? DeliveryReport.text(entries) : DeliveryReport.json(entries))
      return 0
    }
  }

  private func entries(
    of app: AndroidAppID, _ situation: CallerSituation, by caller: any TopicCaller
  ) async throws(CommandFailure) -> [DeliveryEntry] {
    _ = try await situation.account(caller, permit: verb.permit)
    let work = DeliveryWork(app, of: situation.project, at: situation.endpoint)
    let result = ResultBox<[DeliveryEntry]>()
    let stop = await caller.read([work], scope: .cloudPlatform, policy: .standard) { news in
      switch news {
      case .pause(let wait, let failure):
        Narration.say(pause: wait, after: failure)
      case .result(_, let value): await result.take(value)
      }
    }
    guard case .success(let all)? = await result.value else {
      let failure = await result.value?.failure ?? stop ?? .unanswered
      let status = CommandFailure.status(of: failure, hasDoneSomething: false)
      throw CommandFailure(
        CommandFailure.Status(rawValue: status) ?? .tryAgain, failure.description)
    }
    let entries = all.filter { entry in
      (options.label.map { entry.label == $0 } ?? true)
        && (options.date.map { entry.day == $0 } ?? true)
    }.sorted { ($1.day, $0.label ?? "") < ($0.day, $1.label ?? "") }
    for note in entries.isEmpty
      ? [DeliveryWords.none(label: options.label, day: options.date)] : DeliveryWords.notes
    {
      Narration.say(note)
    }
    return entries
  }
}
