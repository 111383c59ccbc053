import Drafts

/// The preview's locales where the project names none: those of the app's strings, each time that these are read.
extension Composer {
  mutating func takeLocales(of summary: StringsSummary) {
    defer { locales.keep(nil) }
    guard !summary.locales.isEmpty else { return }
    locales.take(locales: summary.locales)
    if let leftLocaleTable { take(leftLocaleTable) }
  }
}
