/// A device of one's own that test sends go to.
public struct TestTarget: Hashable, Sendable {
  /// What an address is, where the project file says so.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case fid
    case token
  }

  /// As the user calls it: `pixel-mia`.
  public var name: String
  /// Its Firebase installation ID or its FCM registration token.
  public var address: String
  /// `nil` if the address alone is given, and its form tells.
  public var kind: Kind?

  public init(name: String, address: String, kind: Kind? = nil) {
    self.name = name
    self.address = address
    self.kind = kind
  }
}
