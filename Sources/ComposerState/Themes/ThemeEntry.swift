/// A theme in the list from which one is chosen.
public struct ThemeEntry: Hashable, Sendable {
  public var name: String
  /// The letters of its name that were found, counted from 0.
  public var spots: Set<Int>
}
