/// The icon of the app's notifications, of which only the shape counts.
public struct PageIcon: Hashable, Sendable {
  public struct Shape: Hashable, Sendable {
    public var path: String
    public var isEvenOdd: Bool
    /// The width of its line; `nil` where it is filled.
    public var stroke: Double?
    public var transform: String

    public init(path: String, isEvenOdd: Bool, stroke: Double?, transform: String) {
      (self.path, self.isEvenOdd, self.stroke, self.transform) = (
        path, isEvenOdd, stroke, transform
      )
    }
  }

  public enum Picture: Hashable, Sendable {
    case shapes(width: Double, height: Double, [Shape])
    /// A PNG file.
    case png([UInt8])
  }

  public var picture: Picture

  public init(_ picture: Picture) { self.picture = picture }
}
