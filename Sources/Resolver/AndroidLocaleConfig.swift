/// What an app's `LocaleConfig` declares (`android:localeConfig` of its manifest).
///
/// Android 15 and later choose by it, and only where it has a default locale. The language that
/// a user has picked for one app (Android 13 and later) needs nothing of it: it comes first in
/// ``Device/locales``.
public struct AndroidLocaleConfig: Hashable, Sendable {
  /// The `<locale android:name>` elements, as BCP 47 tags.
  public var supportedLocales: [String]
  /// `android:defaultLocale`, the language of `values/`.
  public var defaultLocale: String?

  public init(supportedLocales: [String], defaultLocale: String? = nil) {
    self.supportedLocales = supportedLocales
    self.defaultLocale = defaultLocale
  }
}
