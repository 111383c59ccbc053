public import Resolver

/// What the project and the notes beside the draft say beside the app's strings and the message.
public struct LintedProject: Sendable {
  /// Those that it previews, whichever ones are looked at now; `nil` if there is no project.
  public var platforms: Set<Platform>?
  /// The test devices of all its profiles, in their order.
  public var testDevices: [TestDevice]
  /// The list of recipients that the draft is sent to; `nil` if it goes to its own target.
  public var list: LintedList?
  /// What the app's sources tell.
  public var apps: AppProjects
  /// The notification channels that the project lists, because no source spells them out.
  public var channels: [String]
  /// The Firebase project that the profile sends to; `nil` if none is chosen.
  public var firebaseProject: String?

  public init(
    platforms: Set<Platform>? = nil, testDevices: [TestDevice] = [],
    apps: AppProjects = AppProjects(), channels: [String] = [], firebaseProject: String? = nil
  ) {
    (self.platforms, self.testDevices) = (platforms, testDevices)
    (self.apps, self.channels, self.firebaseProject) = (apps, channels, firebaseProject)
  }
}
