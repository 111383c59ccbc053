public import Resolver

/// What the project says beside the app's strings and the message.
public struct LintedProject: Sendable {
  /// Those that it previews, whichever ones are looked at now; `nil` if there is no project.
  public var platforms: Set<Platform>?
  /// The test devices of all its profiles, in their order.
  public var testDevices: [TestDevice]

  public init(platforms: Set<Platform>? = nil, testDevices: [TestDevice] = []) {
    (self.platforms, self.testDevices) = (platforms, testDevices)
  }
}
