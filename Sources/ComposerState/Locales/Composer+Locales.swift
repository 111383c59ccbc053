import TextEditing

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

  /// What Enter does where no locale fits: the device with the languages that are typed.
  public func offeredLocale(
    in list: SearchList, seeing derived: Derived
  ) -> Result<PreviewLocale, TypedLanguages.Refusal>? {
    guard localeEntries(in: list, seeing: derived).isEmpty else { return nil }
    return TypedLanguages.reading(list.query.text)
  }

  mutating func openLocales() {
    endEditing()
    overlay = .locales(SearchList(index: localeIndex))
  }

  mutating func goToLocale(in list: SearchList, seeing derived: Derived) {
    let entries = localeEntries(in: list, seeing: derived)
    if entries.indices.contains(list.index) {
      localeIndex = entries[list.index].index
      overlay = nil
      return
    }
    switch offeredLocale(in: list, seeing: derived) {
    case .success(let locale): add(locale)
    case .failure(let refusal): notice = Notice(.warning, refusal.sentence)
    case nil: break
    }
  }
}
