/// The line above the footer: what last happened.
public struct Notice: Hashable, Sendable {
  /// From the least to the worst.
  public enum Kind: Hashable, Comparable, Sendable {
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

  /// This and what was said just before in one, the worse first; of two that are as bad, this one.
  func joined(to earlier: Notice?) -> Notice {
    guard let earlier, earlier.text != text else { return self }
    let (first, second) = earlier.kind > kind ? (earlier, self) : (self, earlier)
    let offers = first.offers + second.offers.filter { !first.offers.contains($0) }
    return Notice(first.kind, "\(first.text). \(second.text)", offers: offers)
  }
}
