internal import MessageLint

/// A name of the app's sources in the list from which one is taken.
public struct NameEntry: Hashable, Sendable {
  public var name: String
  /// What it is, in a few words.
  public var detail: String
  /// What goes wrong with it; `nil` if nothing is known to.
  public var caveat: String?
  /// Where the sources have it.
  public var place: String?
  /// The letters of the name that were found, counted from 0.
  public var nameSpots: Set<Int>
  /// The letters of the detail that were found.
  public var detailSpots: Set<Int>

  init(_ entry: AppNames.Entry, nameSpots: Set<Int>, detailSpots: Set<Int>) {
    (name, detail, caveat, place) = (entry.name, entry.detail, entry.caveat, entry.place)
    (self.nameSpots, self.detailSpots) = (nameSpots, detailSpots)
  }
}
