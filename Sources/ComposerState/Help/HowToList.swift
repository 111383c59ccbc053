/// The page “How do I…”: questions that people come with; typing finds one, Enter shows its answer.
public struct HowToList: Modal {
  public private(set) var search: SearchList

  init(search: SearchList = SearchList()) {
    self.search = search
  }

  /// Those that fit what is typed, the best first.
  public var entries: [HowToEntry] { HowToEntry.found(in: search) }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let entries = entries
    switch action {
    case .command(.edit) where entries.indices.contains(search.index):
      let page = HowToPage(entries[search.index].topic, from: search)
      return .close { composer in
        composer.open(page)
        return []
      }
    default: search.update(action, count: entries.count)
    }
    return .stay
  }

  /// Esc goes back to the keys, from which the page is opened.
  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    .close { composer in
      composer.open(HelpList())
      return []
    }
  }
}
