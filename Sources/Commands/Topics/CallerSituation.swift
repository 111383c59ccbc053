public import FCMClient
internal import SendPolicy
internal import TextLayout
public import Workspace

/// The profile of a verb that calls Google's API: whose project, where, with whose rights.
public struct CallerSituation: Sendable {
  public let profile: Profile
  public let project: ProjectID
  public let endpoint: FCMEndpoint

  /// - Throws: ``CommandFailure`` without a profile that names a project and an endpoint.
  public init(_ project: Project) throws(CommandFailure) {
    guard let profile = project.profile.profile else {
      let status: CommandFailure.Status =
        if case .severalToChooseFrom = project.profile { .usage } else { .configuration }
      throw CommandFailure(status, project.profile.sentence ?? "no profile is chosen")
    }
    guard let id = profile.project.flatMap(ProjectID.init) else {
      throw CommandFailure(
        .configuration,
        "the profile \(profile.name) names no Firebase project: add project = \"…\" to it, from the "
          + "Firebase console's settings")
    }
    do throws(InvalidEndpoint) {
      endpoint = try FCMEndpoint(parsing: profile.endpoint)
    } catch {
      throw CommandFailure(
        .configuration, "\(error.description): correct the profile \(profile.name)")
    }
    self.profile = profile
    self.project = id
  }

  /// Whose rights are used, once nothing is left to ask.
  ///
  /// - Throws: ``CommandFailure`` if the project file needs permission, or there are no credentials.
  func account(
    _ caller: any TopicCaller, permit: SendRun.Permission?
  ) async throws(CommandFailure) -> String? {
    var (access, warnings) = await caller.access()
    while case .notAllowed(let request) = access {
      guard await request.isAllowed(by: permit) else {
        throw CommandFailure(
          .notPermitted,
          "nothing was done, because this project file needs your permission: \(request.remedy)")
      }
      (access, warnings) = await caller.access()
    }
    for warning in warnings { Narration.say(warning) }
    switch access {
    case .account(let name, _, _): return name
    case .notNeeded, .notAllowed: return nil
    case .failed(let failure):
      throw CommandFailure(
        failure.code == .unreachable ? .unreachable : .notPermitted, failure.description)
    }
  }
}

extension CommandFailure {
  /// What ended a run, as the verb's status.
  static func status(of failure: CallFailure, hasDoneSomething: Bool) -> Int32 {
    switch failure.code {
    case .unauthenticated, .permissionDenied, .withoutToken, .noJournal:
      Status.notPermitted.rawValue
    case .configurationChanged: Status.configuration.rawValue
    case .cancelled: SendExitStatus.interrupted.rawValue
    case .quotaExceeded, .tooFewFiles: Status.tryAgain.rawValue
    case .unreachable, .tokenUnreachable,
      .insecure where !hasDoneSomething:
      Status.unreachable.rawValue
    default:
      failure.reach == .unknown
        ? SendExitStatus.outcomeUnknown.rawValue : SendExitStatus.refused.rawValue
    }
  }
}
