/// A finding, or its part in some locales, that a suppression accepts.
public struct SuppressedFinding: Hashable, Sendable {
  public var finding: Finding
  public var suppression: Suppression

  public init(_ finding: Finding, by suppression: Suppression) {
    self.finding = finding
    self.suppression = suppression
  }
}
