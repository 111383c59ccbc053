public import TextEditing

/// The list of all keys: how far it is scrolled, and what is looked for in it.
public struct HelpList: Modal {
  /// How many lines are above what is in view.
  public private(set) var scroll = 0
  private var search = SearchList()
  /// Whether letters go into the filter.
  public private(set) var isTyping = false

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

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.help): return .close
    case .command(.nextField) where !isTyping:
      return .close { composer in
        composer.open(HowToList())
        return []
      }
    case .command(let command):
      // Enter ends typing and keeps the filter.
      if command == .edit { isTyping = false }
      scroll = command.scrolled(scroll, last: Self.limit)
    case .dialog(.filter): isTyping = true
    default: take(action)
    }
    return .stay
  }

  /// Esc takes the filter away first.
  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    guard isFiltered else { return .close }
    self = HelpList()
    return .stay
  }

  private mutating func take(_ typed: Action) {
    guard isTyping else { return }
    let before = filter.text
    search.take(typed)
    if filter.text != before { scroll = 0 }
  }

  /// About as many lines as the list has beyond the smallest screen, headings and reasons included.
  static let limit = Command.allCases.count + 20
}
