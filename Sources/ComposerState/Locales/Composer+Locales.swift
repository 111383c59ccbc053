public import Drafts
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
}

/// The preview's locales where the project names none: those of the app's strings, each time that these are read.
extension Composer {
  mutating func takeLocales(of summary: StringsSummary) {
    defer { locales.keep(nil) }
    guard !summary.locales.isEmpty else { return }
    locales.take(locales: summary.locales)
    if let leftLocaleTable { take(leftLocaleTable) }
  }
}
