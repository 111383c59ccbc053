public import TextEditing

/// The drafts to choose from, and what was typed to find one.
public struct DraftList: Hashable, Sendable {
  /// By place, the last written first; `nil` until they are found.
  public internal(set) var listings: [DraftListing]?
  public internal(set) var filter = LineEditor("")
  var chosen = 0

  public init() {}

  /// Those whose name or target has every word that was typed.
  public var shown: [DraftListing] {
    let words = filter.text.lowercased().split(separator: " ")
    return (listings ?? []).filter { listing in
      let text = "\(listing.name) \(listing.target ?? "")".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Which of the ``shown`` is chosen; 0 where there is none.
  public var index: Int { max(0, min(chosen, shown.count - 1)) }

  public var choice: DraftListing? {
    let shown = shown
    return shown.isEmpty ? nil : shown[index]
  }

  mutating func take(_ new: [DraftListing]) {
    let path = choice?.path
    listings = DraftListing.Place.allCases.flatMap { place in
      new.filter { $0.place == place }.sorted { ($1.modified, $0.path) < ($0.modified, $1.path) }
    }
    chosen = shown.firstIndex { $0.path == path } ?? 0
  }

  /// Where a whole name was typed that one is chosen, and else the first that begins like it.
  mutating func chooseNearest() {
    let typed = filter.text.lowercased()
    let names = shown.map { $0.name.lowercased() }
    chosen =
      names.firstIndex { $0 == typed || $0 == "\(typed).json" }
      ?? names.firstIndex { !typed.isEmpty && $0.hasPrefix(typed) } ?? 0
  }

  mutating func move(_ command: Command) {
    chosen = command.scrolled(index, last: max(0, shown.count - 1))
  }
}
