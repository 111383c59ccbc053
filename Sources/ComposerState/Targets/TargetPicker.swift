/// The targets that are known, one of them to be taken.
public struct TargetPicker: Hashable, Sendable {
  public internal(set) var list = SearchList()
  /// The profile's own devices first, then what was sent to, the last first.
  private let entries: [TargetEntry]
  /// Whether the journal is being read still.
  public let isReading: Bool

  init(_ entries: [TargetEntry], isReading: Bool, list: SearchList = SearchList()) {
    self.entries = entries
    self.isReading = isReading
    self.list = list
  }

  /// Those that fit what is typed, the best first.
  public var found: [TargetEntry] {
    list.fuzzyQuery.ranked(entries) { entry in
      [SearchedText(name: entry.name), SearchedText(name: entry.kind.rawValue)]
    }.map { entry, match in
      var entry = entry
      entry.spots = match.spots[0]
      return entry
    }
  }
}
