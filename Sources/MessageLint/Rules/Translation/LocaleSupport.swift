import Resolver

/// For which devices, by the first of their languages, an app has a localization in their language and script, of whichever key.
struct LocaleSupport: Sendable {
  private let android: Set<String>
  private let apple: Set<String>

  init(of locales: [String], in strings: AppLocalizations) {
    android = Set(locales.filter { strings.supports($0.firstLanguage, on: .android) })
    apple = Set(locales.filter { strings.supports($0.firstLanguage, on: .apple) })
  }

  func contains(_ locale: String, on platform: Platform) -> Bool {
    switch platform {
    case .android: android.contains(locale)
    case .apple: apple.contains(locale)
    case .web: false
    }
  }
}
