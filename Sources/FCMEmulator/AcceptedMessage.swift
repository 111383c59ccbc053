public import FCMClient

/// A message that the emulator has accepted.
public struct AcceptedMessage: Hashable, Sendable {
  /// The target of a message.
  public struct Target: Hashable, Sendable {
    /// `token`, `fid`, `topic` or `condition`.
    public let kind: String
    /// A topic's name is without `/topics/`.
    public let name: String
  }

  /// From 1 on in the order of acceptance, dry-runs and sends counted alike.
  public let number: Int
  /// The project in the request's path.
  public let project: ProjectID
  /// To whom it goes.
  public let target: Target?
  /// When it was accepted, by the emulator's clock in seconds since 1970.
  public let time: Int
  /// What the answer calls it; every dry-run has the same name.
  public let name: MessageName
  /// The value of `message` as compact JSON, fields in the order and spelling of the request.
  public let message: String
  /// Whether FCM would only have checked it: a dry-run is never delivered.
  public let isDryRun: Bool
}
