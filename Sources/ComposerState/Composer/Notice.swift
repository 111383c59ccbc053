/// The line above the footer: what last happened.
public struct Notice: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case info
    case good
    case warning
    case error
  }

  public var kind: Kind
  public var text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
