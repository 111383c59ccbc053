import Resolver
import TextEditing

/// The keys of the app's strings, one of them to be taken for a text.
public struct KeyPicker: Modal {
  /// A key, prepared for being looked for.
  struct Candidate: Hashable, Sendable {
    var key: AppKey
    var counterpart: String?
    var name: SearchedText
    var text: SearchedText

    init(_ key: AppKey, counterpart: String? = nil) {
      self.key = key
      self.counterpart = counterpart
      name = SearchedText(name: key.name)
      text = SearchedText(sentence: key.text ?? "")
    }
  }

  /// A candidate that fits what is typed.
  private struct Hit: Hashable, Sendable {
    var candidate: Int
    var match: FuzzyMatch
  }

  /// What the key is for.
  public let text: KeyedText
  public private(set) var list: SearchList
  /// The strings that the candidates are of.
  private(set) var revision: Int
  /// How many locales the platform has in all.
  public private(set) var localeCount: Int
  private var own: [Candidate]
  /// Keys that only the other platform has.
  private var foreign: [Candidate]
  /// Whether nothing but keys of the other platform fits.
  private var isForeign = false
  private var hits: [Hit] = []

  init(_ text: KeyedText, query: String, in derived: Derived, present: String?) {
    self.text = text
    list = SearchList()
    _ = list.query.apply(.insert(query))
    (revision, localeCount, own, foreign) = (0, 0, [], [])
    gather(from: derived)
    if query.isEmpty { list.index = own.firstIndex { $0.key.name == present } ?? 0 }
  }

  /// How many keys fit what is typed.
  public var count: Int { hits.count }
  /// How many of those can be taken.
  public var offeredCount: Int { isForeign ? 0 : hits.count }
  /// How many keys there are for the platform.
  public var totalCount: Int { own.count }

  /// The best first; in the order of their names while nothing is typed.
  public func entry(at index: Int) -> KeyEntry {
    let hit = hits[index]
    let candidate = (isForeign ? foreign : own)[hit.candidate]
    let platform = isForeign ? text.otherPlatform : text.platform
    let hasBoth = candidate.counterpart != nil
    return KeyEntry(
      name: candidate.key.name, text: candidate.key.text,
      isOnAndroid: platform == .android || hasBoth, isOnApple: platform == .apple || hasBoth,
      localeCount: candidate.key.localeCount,
      blocker: isForeign ? "only on \(platform == .apple ? "Apple" : "Android")" : nil,
      counterpart: candidate.counterpart, nameSpots: hit.match.spots[0],
      textSpots: hit.match.spots[1])
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    refresh(from: derived)
    if action == .command(.edit) { return count > 0 ? take(seeing: derived) : .stay }
    let before = list.query.text
    list.update(action, count: count)
    if list.query.text != before { search() }
    return .stay
  }

  private func take(seeing derived: Derived) -> ModalStep {
    let entry = entry(at: list.index)
    if let blocker = entry.blocker {
      return .stay(
        saying: Notice(
          .warning, "\(entry.name) is \(blocker): devices would show no text for it"))
    }
    let text = text
    return .close { composer in
      composer.take(entry.name, for: text, seeing: derived)
      return []
    }
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    refresh(from: derived)
  }

  /// The strings were read anew since the list was made.
  private mutating func refresh(from derived: Derived) {
    if revision != derived.key.stringsRevision { gather(from: derived) }
  }

  private mutating func gather(from derived: Derived) {
    let (keys, other) = (derived.keys, text.otherPlatform)
    revision = derived.key.stringsRevision
    localeCount = keys.localeCount(on: text.platform)
    own = keys.keys(on: text.platform).map {
      Candidate($0, counterpart: keys.counterpart(of: $0.name, on: other)?.name)
    }
    foreign = keys.keys(on: other).compactMap {
      keys.counterpart(of: $0.name, on: text.platform) == nil ? Candidate($0) : nil
    }
    search()
  }

  /// Looks for what is typed.
  private mutating func search() {
    let query = list.fuzzyQuery
    hits = Self.hits(of: query, in: own)
    isForeign = hits.isEmpty
    if isForeign { hits = Self.hits(of: query, in: foreign) }
  }

  private static func hits(of query: FuzzyQuery, in candidates: [Candidate]) -> [Hit] {
    query.ranked(Array(candidates.indices)) { [candidates[$0].name, candidates[$0].text] }
      .map { Hit(candidate: $0, match: $1) }
  }
}

extension KeyedText {
  fileprivate var otherPlatform: Platform { platform == .android ? .apple : .android }
}
