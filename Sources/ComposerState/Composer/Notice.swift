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
  /// What helps; the screen writes the keys that are bound to it.
  public var offers: [Command]

  public init(_ kind: Kind, _ text: String, offers: [Command] = []) {
    self.kind = kind
    self.text = text
    self.offers = offers
  }
}
