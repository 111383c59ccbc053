public import DevicePreview
import Drafts
import Resolver

/// The draft itself, without a sample and with the app in the background, in one language.
extension Derived {
  /// What a device shows in the language that the app's texts are translated from.
  func shownInSource(on platform: Platform) -> ShownNotification {
    shown(in: source.locale, on: platform)
  }

  /// `same text as English`, of a translation that reads as the source text does; `nil` if it doesn't.
  public func sourceLikeness(of shown: ShownNotification) -> String? {
    shown.likeness(to: source[shown.device.platform].knownTexts, in: sourceLanguage)
  }

  /// The same where there is room for few letters: `=en`.
  public func sourceMark(of shown: ShownNotification) -> String? {
    let texts = source[shown.device.platform].knownTexts
    return shown.textsAlike(texts, in: sourceLanguage).isEmpty ? nil : "=\(sourceLanguage)"
  }

  private var sourceLanguage: String { source.locale.languages.first ?? "" }

  func shown(in locale: PreviewLocale, on platform: Platform) -> ShownNotification {
    previewer.notification(for: effective, on: settings.device(platform, locale))
  }

  /// The language of a text that a device found: that of its localization, or else the one it is written in; in English,
  /// or as a tag.
  func language(
    of text: String, for key: String, on platform: Platform, at place: TextSource?
  ) -> String? {
    let found = previewer.resolver.strings.texts(for: key, on: platform).first {
      $0.source == place
    }
    guard let found else { return WrittenLanguage(of: text)?.name }
    return WrittenLanguage(ofLocale: found.locale)?.name ?? found.locale
  }
}
