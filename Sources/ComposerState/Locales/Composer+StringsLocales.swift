/// The preview's locales where the project names none: those of the app's strings, each time that these are read.
extension Composer {
  mutating func takeLocales(of summary: StringsSummary) {
    defer { leftLocaleTable = nil }
    guard !summary.locales.isEmpty else { return }
    let chosen = locale
    let others = addedLocales.filter { !summary.locales.contains($0) }
    settings.locales = summary.locales + others
    addedLocales = others
    localeIndex = settings.locales.firstIndex(of: chosen) ?? 0
    if let leftLocaleTable { take(leftLocaleTable) }
  }
}
