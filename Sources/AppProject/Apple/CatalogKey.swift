/// A key of the app's string catalog, as Xcode manages it.
public struct CatalogKey: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// Xcode leaves the key alone.
    case manual
    /// Xcode took it from the code, and removes it with the code.
    case automatic
    /// Xcode didn't find it in the code any more.
    case stale
  }

  public var state: State
  /// Whether code has the key as a text, or may have it in a form that reads differently there, as one with a placeholder.
  public var isInCode: Bool
  public var place: SourcePlace

  public init(state: State, isInCode: Bool, place: SourcePlace) {
    (self.state, self.isInCode, self.place) = (state, isInCode, place)
  }
}
