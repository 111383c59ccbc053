public import MessageLint
import PushMessages
import TextEditing

/// The names that the app's sources have for a field, one of them to be taken.
public struct NamePicker: Modal {
  /// A name that fits what is typed.
  private struct Hit: Hashable, Sendable {
    var entry: Int
    var match: FuzzyMatch
  }

  public let kind: AppNames.Kind
  private let field: FieldID
  public private(set) var list = SearchList()
  /// The sources that the names are of, by the revision of the app's strings.
  private var revision = 0
  /// `nil` if nothing is known of the platform's sources.
  public private(set) var names: AppNames?
  private var searched: [[SearchedText]] = []
  private var hits: [Hit] = []

  init(
    _ kind: AppNames.Kind, for field: FieldID, query: String, in derived: Derived, present: String?
  ) {
    (self.kind, self.field) = (kind, field)
    _ = list.query.apply(.insert(query))
    gather(from: derived)
    guard query.isEmpty, let present else { return }
    let known = self
    let index = { (name: String) in known.hits.firstIndex { known.name(of: $0) == name } }
    list.index = index(present) ?? names?.nearest(to: present).flatMap(index) ?? 0
  }

  /// How many names fit what is typed.
  public var count: Int { hits.count }

  /// The best first; while nothing is typed, those that suit the field.
  public func entry(at index: Int) -> NameEntry {
    let hit = hits[index]
    let entry = names?.entries[hit.entry] ?? AppNames.Entry("", "")
    return NameEntry(entry, nameSpots: hit.match.spots[0], detailSpots: hit.match.spots[1])
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    refresh(from: derived)
    guard action == .command(.edit) else {
      let before = list.query.text
      list.update(action, count: count)
      if list.query.text != before { search() }
      return .stay
    }
    guard count > 0 else { return .stay }
    let (name, field) = (entry(at: min(list.index, count - 1)).name, field)
    return .close { composer in
      composer.change { try $0.write(name, to: field) }
      return []
    }
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    refresh(from: derived)
  }

  /// The sources were read anew since the list was made; what was chosen stays chosen.
  private mutating func refresh(from derived: Derived) {
    guard revision != derived.key.stringsRevision else { return }
    let chosen = hits.indices.contains(list.index) ? name(of: hits[list.index]) : nil
    gather(from: derived)
    if let chosen { list.index = hits.firstIndex { name(of: $0) == chosen } ?? 0 }
  }

  private mutating func gather(from derived: Derived) {
    revision = derived.key.stringsRevision
    names = derived.names(kind)
    searched = (names?.entries ?? []).map {
      [SearchedText(name: $0.name), SearchedText(sentence: $0.detail)]
    }
    search()
  }

  private mutating func search() {
    hits = list.fuzzyQuery.ranked(Array(searched.indices)) { searched[$0] }
      .map { Hit(entry: $0, match: $1) }
  }

  private func name(of hit: Hit) -> String? { names?.entries[hit.entry].name }
}
