public import TextEditing

/// The list of all keys: how far it is scrolled, and what is looked for in it.
public struct HelpList: Hashable, Sendable {
  /// How many lines are above what is in view.
  public internal(set) var scroll = 0
  var search = SearchList()
  /// Whether letters go into the filter.
  public internal(set) var isTyping = false

  init() {}

  /// What is looked for.
  public var filter: LineEditor { search.query }
  /// Whether Esc has a filter to take away first.
  public var isFiltered: Bool { isTyping || !filter.text.isEmpty }

  /// Whether a line with these texts is listed: each word that was typed is in one of them.
  public func shows(_ texts: String...) -> Bool {
    let texts = texts.map { $0.lowercased() }
    return filter.text.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { word in
      texts.contains { $0.contains(word) }
    }
  }

  mutating func take(_ action: Action) {
    guard isTyping else { return }
    let before = filter.text
    search.take(action)
    if filter.text != before { scroll = 0 }
  }

  mutating func clear() {
    self = HelpList()
  }
}
