public import FCMClient

/// A message that the emulator has accepted.
public struct AcceptedMessage: Hashable, Sendable {
  /// From 1 on in the order of acceptance, dry-runs and sends counted alike.
  public let number: Int
  /// The project in the request's path.
  public let project: ProjectID
  /// What the answer calls it; every dry-run has the same name.
  public let name: MessageName
  /// The value of `message` as compact JSON, fields in the order and spelling of the request.
  public let message: String
  /// Whether FCM would only have checked it: a dry-run is never delivered.
  public let isDryRun: Bool
}
