import DevicePreview
import PushMessages
import Resolver

extension Derived {
  /// The rows as they are looked at, and the one of the language that the app is translated from.
  ///
  /// What lint says, and what is sent, stays with the draft: a sample changes neither.
  static func looked(
    at draftRows: [LocaleRow], of document: MessageDocument, _ previewer: NotificationPreviewer,
    _ settings: PreviewSettings
  ) -> (rows: [LocaleRow], source: LocaleRow) {
    let tried = EffectiveMessage(settings.sample?.tried(in: document) ?? document)
    let row = { (locale: PreviewLocale) in
      LocaleRow(locale) {
        previewer.notification(for: tried, on: settings.device($0, locale))
      }
    }
    let rows = settings.sample == nil ? draftRows : settings.locales.map(row)
    let language = previewer.resolver.strings.sourceLanguage(on: .apple)
    return (
      settings.deviceState == .resting ? rows : rows.map { $0.seen(in: settings.deviceState) },
      row(PreviewLocale(language))
    )
  }
}

extension LocaleRow {
  fileprivate func seen(in state: DeviceState) -> LocaleRow {
    LocaleRow(locale) { self[$0].seen(in: state) }
  }

  /// The title and the body as they are meant, in one line; `nil` where the message promises none.
  public var promisedText: String? {
    let shown = android.texts.contains { $0.resolution.documented != nil } ? android : apple
    let texts = shown.texts.compactMap(\.resolution.documented).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }
}
