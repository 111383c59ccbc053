import Drafts

/// The preview locales by name; a device with other languages is added by typing these.
public struct LocaleList: Modal {
  public private(set) var search: SearchList

  init(index: Int) {
    search = SearchList(index: index)
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    let entries = composer.localeEntries(in: search, seeing: derived)
    switch action {
    case .command(.edit) where entries.indices.contains(search.index):
      let index = entries[search.index].index
      return .close { composer in
        composer.locales.choose(index)
        return []
      }
    case .command(.edit): return addOffered(in: composer, seeing: derived)
    case .edit(.deleteForward):
      if let locale = composer.removable(in: search, seeing: derived) { return remove(locale) }
      search.take(action)
    default: search.update(action, count: entries.count)
    }
    return .stay
  }

  private func addOffered(in composer: Composer, seeing derived: Derived) -> ModalStep {
    switch composer.offeredLocale(in: search, seeing: derived) {
    case .success(let locale):
      .close { composer in
        composer.add(locale)
        return []
      }
    case .failure(let refusal): .stay(saying: Notice(.warning, refusal.sentence))
    case nil: .stay
    }
  }

  private func remove(_ locale: PreviewLocale) -> ModalStep {
    .stay { composer in
      composer.remove(locale)
      composer.open(LocaleList(index: composer.localeIndex))
      return []
    }
  }
}
