import FCMClient
public import SendPolicy
public import TextEditing

/// The journal's sends as they are listed, and the one that is chosen.
public struct History: Hashable, Sendable {
  /// The newest first; `nil` until they are read.
  public private(set) var sends: [PastSend]?
  /// Why the journal couldn't be read last; a sentence without a full stop.
  public private(set) var failure: String?
  /// What is typed to list fewer.
  public private(set) var filter = LineEditor("")
  /// Which of the listed sends is chosen, counted from 0.
  public private(set) var index = 0

  init() {}

  /// Whether the journal has not answered yet.
  var isReading: Bool { sends == nil && failure == nil }

  /// All sends, or those that have every word of the filter; `nil` until they are read.
  public var listed: [PastSend]? {
    let words = filter.text.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return sends }
    return sends?.filter { past in
      let text = past.searchedText
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// `nil` if none is listed.
  public var chosen: PastSend? {
    guard let listed, !listed.isEmpty else { return nil }
    return listed[min(index, listed.count - 1)]
  }

  /// Takes what the journal has, in any order.
  mutating func take(_ sends: [PastSend]) {
    // Without a choice of an older one, the newest stays chosen, also if one is added.
    let chosen = index == 0 ? nil : chosen?.id
    self.sends = sends.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
    failure = nil
    choose(chosen)
  }

  mutating func take(failure: String) {
    self.failure = failure
  }

  mutating func select(_ index: Int) {
    self.index = max(0, min(index, (listed?.count ?? 0) - 1))
  }

  /// Moves in what is listed; other commands change nothing.
  mutating func move(_ command: Command) {
    switch command {
    case .up: select(index - 1)
    case .down: select(index + 1)
    case .first: index = 0
    case .last: select(.max)
    default: break
    }
  }

  /// Typing in the filter leaves the same send chosen, as long as it is listed.
  mutating func filter(_ action: Action) -> [Effect] {
    let chosen = chosen?.id
    defer { choose(chosen) }
    return filter.take(action)
  }

  mutating func clearFilter() {
    let chosen = chosen?.id
    filter = LineEditor("")
    choose(chosen)
  }

  private mutating func choose(_ id: Int64?) {
    index = listed?.firstIndex { $0.id == id } ?? 0
  }
}

extension PastSend {
  /// Everything that a row of the history shows.
  fileprivate var searchedText: String {
    [
      "\(id)", intent.profile, intent.kind.rawValue, intent.target, title ?? "",
      label ?? "", intent.draft ?? "", author, state.words,
    ].joined(separator: "\n").lowercased()
  }
}
