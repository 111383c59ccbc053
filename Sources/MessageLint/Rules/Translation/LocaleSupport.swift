import Resolver

/// For which devices, by the first of their languages, an app has a localization in their language and script, of whichever key.
struct LocaleSupport: Sendable {
  private let android: Set<String>
  private let apple: Set<String>

  init(of locales: [String], in strings: AppLocalizations) {
    let languages = locales.map(\.firstLanguage)
    func supported(on platform: Platform) -> Set<String> {
      let supported = Set(strings.supported(among: languages, on: platform))
      return Set(zip(locales, languages).filter { supported.contains($1) }.map(\.0))
    }
    (android, apple) = (supported(on: .android), supported(on: .apple))
  }

  func contains(_ locale: String, on platform: Platform) -> Bool {
    switch platform {
    case .android: android.contains(locale)
    case .apple: apple.contains(locale)
    case .web: false
    }
  }
}
