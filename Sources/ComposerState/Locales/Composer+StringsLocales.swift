import Drafts

/// The preview's locales where the project names none: those of the app's strings, each time that these are read.
extension Composer {
  mutating func takeLocales(of summary: StringsSummary) {
    defer { locales.leftTable = nil }
    guard !summary.locales.isEmpty else { return }
    let chosen = locale
    let others = addedLocales.filter { added in
      !summary.locales.contains { $0.languages == added.languages }
    }
    locales.settings.locales = (summary.locales + others).namedApart
    locales.added = others
    locales.index = settings.locales.firstIndex { $0.languages == chosen.languages } ?? 0
    if let leftLocaleTable { take(leftLocaleTable) }
  }
}
