extension Composer {
  /// The locales that fit what is typed, the best first.
  public func localeEntries(in list: SearchList, seeing derived: Derived) -> [LocaleEntry] {
    let rows = Array(derived.rows.enumerated())
    return list.fuzzyQuery.ranked(rows) { item in
      let locale = item.element.locale
      return ([locale.name] + locale.languages).map { SearchedText(name: $0) }
    }.map { item, match in
      LocaleEntry(row: item.element, index: item.offset, spots: match.spots[0])
    }
  }

  mutating func openLocales() {
    endEditing()
    overlay = .locales(SearchList(index: localeIndex))
  }

  mutating func goToLocale(in list: SearchList, seeing derived: Derived) {
    let entries = localeEntries(in: list, seeing: derived)
    guard entries.indices.contains(list.index) else { return }
    localeIndex = entries[list.index].index
    overlay = nil
  }
}
