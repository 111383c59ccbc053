import DevicePreview
public import Drafts
import PushMessages
import Resolver

extension Derived {
  static func row(
    of message: EffectiveMessage, in locale: PreviewLocale, _ previewer: NotificationPreviewer,
    _ settings: PreviewSettings
  ) -> LocaleRow {
    LocaleRow(locale) { previewer.notification(for: message, on: settings.device($0, locale)) }
  }

  /// A row of which only some platforms are made anew, and of these the texts that are not kept.
  static func row(
    of message: EffectiveMessage, in locale: PreviewLocale, _ previewer: NotificationPreviewer,
    _ settings: PreviewSettings, on platforms: [Platform], keeping kept: [Platform: KeptTexts],
    after older: LocaleRow
  ) -> LocaleRow {
    LocaleRow(locale) { platform in
      guard platforms.contains(platform) else { return older[platform] }
      return previewer.notification(
        for: message, on: settings.device(platform, locale), keeping: kept[platform],
        of: older[platform])
    }
  }

  /// The row of the language that the app is translated from; made anew where an older one says something else.
  static func source(
    in locale: PreviewLocale, of message: EffectiveMessage, _ previewer: NotificationPreviewer,
    _ settings: PreviewSettings, after older: (source: LocaleRow, message: EffectiveMessage)?
  ) -> LocaleRow {
    guard let older, older.source.locale == locale else {
      return row(of: message, in: locale, previewer, settings)
    }
    let changed = Platform.allCases.filter {
      older.message[$0] != message[$0]
        || previewer.lackedLines(of: message, on: $0)
          != previewer.lackedLines(of: older.message, on: $0)
    }
    return row(
      of: message, in: locale, previewer, settings, on: changed,
      keeping: KeptTexts.kept(from: older.message, to: message, on: changed), after: older.source)
  }
}

extension KeptTexts {
  /// What platforms still have of an older message, platform by platform.
  static func kept(
    from older: EffectiveMessage, to newer: EffectiveMessage, on platforms: [Platform]
  ) -> [Platform: KeptTexts] {
    Dictionary(
      uniqueKeysWithValues: platforms.map { ($0, KeptTexts(from: older[$0], to: newer[$0])) })
  }
}

extension LocaleRow {
  func isFine(on platform: Platform) -> Bool { self[platform].verdict.severity == .fine }

  /// With the devices of these platforms in another state.
  func seen(in state: DeviceState, on platforms: [Platform]) -> LocaleRow {
    guard state != .resting else { return self }
    return LocaleRow(locale) { platform in
      platforms.contains(platform) ? self[platform].seen(in: state) : self[platform]
    }
  }

  /// The title and the body as they are meant, in one line; `nil` where the message promises none.
  public var promisedText: String? {
    let shown = android.texts.contains { $0.resolution.documented != nil } ? android : apple
    let texts = shown.texts.compactMap(\.resolution.documented).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
