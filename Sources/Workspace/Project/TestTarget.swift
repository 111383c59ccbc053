/// A device of one's own that test sends go to.
public struct TestTarget: Hashable, Sendable {
  /// As the user calls it: `pixel-mia`.
  public var name: String
  /// Its FCM registration token.
  public var token: String

  public init(name: String, token: String) {
    self.name = name
    self.token = token
  }
}
