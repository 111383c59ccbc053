/// A device of one's own that the project file names, so that its address is known wherever it is written by mistake.
public struct TestDevice: Hashable, Sendable {
  /// As the user calls it: `pixel-mia`.
  public var name: String
  /// Its installation ID or registration token.
  public var address: String

  public init(name: String, address: String) {
    self.name = name
    self.address = address
  }
}
