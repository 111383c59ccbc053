import DevicePreview
import PushMessages
import Resolver

extension Derived {
  static func row(
    of message: EffectiveMessage, in locale: PreviewLocale, _ previewer: NotificationPreviewer,
    _ settings: PreviewSettings
  ) -> LocaleRow {
    let shown = { (platform: Platform) in
      previewer.notification(for: message, on: settings.device(platform, locale))
    }
    return LocaleRow(
      locale: locale, android: shown(.android), apple: shown(.apple), web: shown(.web))
  }

  /// The row of the language that the app is translated from.
  static func source(
    of message: EffectiveMessage, _ previewer: NotificationPreviewer, _ settings: PreviewSettings
  ) -> LocaleRow {
    let language = previewer.resolver.strings.sourceLanguage(on: .apple)
    return row(of: message, in: PreviewLocale(language), previewer, settings)
  }
}

extension LocaleRow {
  func seen(in state: DeviceState) -> LocaleRow {
    guard state != .resting else { return self }
    return LocaleRow(
      locale: locale, android: android.seen(in: state), apple: apple.seen(in: state),
      web: web.seen(in: state))
  }

  /// The title and the body as they are meant, in one line; `nil` where the message promises none.
  public var promisedText: String? {
    let shown = android.texts.contains { $0.resolution.documented != nil } ? android : apple
    let texts = shown.texts.compactMap(\.resolution.documented).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
