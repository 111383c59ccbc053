public import TextEditing

/// The themes there are, in the order in which they are listed, and the one that is shown.
public struct Themes: Hashable, Sendable {
  /// A theme in the list from which one is chosen.
  public struct Entry: Hashable, Sendable {
    public var name: String
    /// The letters of its name that were found, counted from 0.
    public var spots: Set<Int>
  }

  public private(set) var names: [String]
  public private(set) var shown: String

  public init(_ names: [String] = [], shown: String = "") {
    self.names = names
    self.shown = shown
  }

  /// Those that fit what is typed, the best first.
  public func entries(like query: LineEditor) -> [Entry] {
    FuzzyQuery(query.text).ranked(names) { [SearchedText(name: $0)] }
      .map { Entry(name: $0, spots: $1.spots[0]) }
  }

  /// Draws everything in that theme from now on.
  mutating func show(_ name: String) -> [Effect] {
    guard name != shown else { return [] }
    shown = name
    return [.showTheme(name)]
  }

  var availability: Availability {
    names.isEmpty ? .unavailable(because: "no theme can be chosen here") : .available
  }
}
