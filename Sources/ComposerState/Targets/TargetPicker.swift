/// The targets that are known, one of them to be taken.
public struct TargetPicker: Modal {
  public private(set) var list = SearchList()
  /// The profile's own devices first, then what was sent to, the last first.
  private var known: [TargetEntry]
  /// Where the project's drafts and templates go; `nil` until they are read.
  private var drafted: [TargetEntry]?
  /// Whether the journal is being read still.
  public private(set) var isReading: Bool

  init(_ known: [TargetEntry], isReading: Bool) {
    self.known = known
    self.isReading = isReading
  }

  public var isReadingDrafts: Bool { drafted == nil }

  /// Those that fit what is typed, the best first.
  public var found: [TargetEntry] {
    let others = (drafted ?? []).filter { entry in !known.contains { $0.isSame(as: entry) } }
    return list.fuzzyQuery.ranked(known + others) { entry in
      [SearchedText(name: entry.name), SearchedText(name: entry.kind.rawValue)]
        + entry.drafts.map { SearchedText(name: $0) }
    }.map { entry, match in
      var entry = entry
      entry.spots = match.spots[0]
      return entry
    }
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let found = found
    guard action == .command(.edit) else {
      list.update(action, count: found.count)
      return .stay
    }
    guard found.indices.contains(list.index) else { return .stay }
    let entry = found[list.index]
    return .close { composer in
      composer.take(entry)
      return []
    }
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    switch news {
    case .historyRead, .historyUnreadable: take(known: composer.knownTargets)
    case .targetsFound(let listings): take(drafts: listings)
    default: break
    }
  }

  /// The journal has been read, or could not be.
  private mutating func take(known: [TargetEntry]) {
    keepingChoice {
      $0.known = known
      $0.isReading = false
    }
  }

  /// In any order; a target that several drafts have is one entry.
  private mutating func take(drafts listings: [DraftListing]) {
    var entries: [TargetEntry] = []
    for listing in listings.sorted(by: { ($1.modified, $0.path) < ($0.modified, $1.path) }) {
      guard let audience = listing.audience else { continue }
      var entry = TargetEntry(kind: audience.kind, value: audience.value)
      entry.drafts = [listing.place == .templates ? "template \(listing.name)" : listing.name]
      if let index = entries.firstIndex(where: { $0.isSame(as: entry) }) {
        entries[index].drafts += entry.drafts
      } else {
        entries.append(entry)
      }
    }
    keepingChoice { $0.drafted = entries }
  }

  /// What comes in late is no reason for Enter to take something else.
  private mutating func keepingChoice(_ change: (inout TargetPicker) -> Void) {
    let before = found
    let chosen = before.indices.contains(list.index) ? before[list.index] : nil
    change(&self)
    guard let chosen, let index = found.firstIndex(where: { $0.isSame(as: chosen) }) else { return }
    list.index = index
  }
}

extension TargetEntry {
  fileprivate func isSame(as other: TargetEntry) -> Bool {
    kind == other.kind && value == other.value && device == other.device
  }
}
