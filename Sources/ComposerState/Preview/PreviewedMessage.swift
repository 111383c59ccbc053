import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver

/// A draft's message as devices get it, and the devices that are looked at: what all rows and findings are made of.
///
/// It never changes, and everything that is derived shares it: to copy it with each of them costs.
final class PreviewedMessage: Sendable {
  let key: Derived.Key
  let previewer: NotificationPreviewer
  let settings: PreviewSettings
  /// What the app's sources tell.
  let apps: AppProjects
  /// Every target that the draft sets.
  let targets: [Message.Target]
  /// What each platform receives of the draft.
  let effective: EffectiveMessage
  /// About how many bytes of the limit it takes: those of the platform that gets most.
  let payloadSize: Int
  /// The message with the sample's arguments, or with a recipient's values; the draft's own without them.
  let tried: EffectiveMessage

  init(
    _ key: Derived.Key, _ previewer: NotificationPreviewer, _ settings: PreviewSettings,
    _ apps: AppProjects, after older: PreviewedMessage? = nil
  ) {
    self.key = key
    self.previewer = previewer
    self.settings = settings
    self.apps = apps
    targets = key.document.targets
    effective =
      older.map { EffectiveMessage(key.document, after: $0.effective, of: $0.key.document) }
      ?? EffectiveMessage(key.document)
    payloadSize = effective.largestPayload
    tried = Self.tried(key, settings).map { EffectiveMessage($0) } ?? effective
  }

  /// The message with the sample's arguments, or as a recipient of its list gets it; `nil` if it is the draft's own.
  private static func tried(_ key: Derived.Key, _ settings: PreviewSettings) -> MessageDocument? {
    settings.sample?.tried(in: key.document) ?? key.example?.filled(key.document)
  }

  /// Whether the rows that are looked at are those of the draft itself.
  var looksAtDraft: Bool { settings.looksAtDraft && key.example == nil }

  /// Whether judging the draft may take longer than a key should wait: it is sixteen times as long as FCM takes.
  var isLong: Bool { key.document.text.utf8.count > 65_536 }

  /// Whether the same devices with the same strings are looked at.
  func isOfSameApp(as other: PreviewedMessage) -> Bool {
    key.stringsRevision == other.key.stringsRevision && settings == other.settings
  }

  /// The platforms whose devices get something else than before.
  func platforms(changedSince older: PreviewedMessage) -> [Platform] {
    guard isOfSameApp(as: older) else { return Platform.allCases }
    return Platform.allCases.filter {
      effective[$0] != older.effective[$0] || tried[$0] != older.tried[$0]
        // A line that is new on one platform is one that another lacks.
        || previewer.lackedLines(of: effective, on: $0)
          != older.previewer.lackedLines(of: older.effective, on: $0)
    }
  }

  /// What the devices of a locale show of the draft itself.
  func draftRow(in locale: PreviewLocale) -> LocaleRow { row(of: effective, in: locale) }

  /// The same where only some platforms are made anew, and of these the texts that are not kept.
  func draftRow(after older: LocaleRow, making due: DueRows) -> LocaleRow {
    row(of: effective, on: due.platforms, keeping: due.kept, after: older)
  }

  /// A row of the draft as it is looked at: a sample changes neither what lint says nor what is sent.
  func looked(at draft: LocaleRow) -> LocaleRow {
    let isTried = settings.sample != nil || key.example != nil
    let row = isTried ? row(of: tried, in: draft.locale) : draft
    return row.seen(in: settings.deviceState, on: settings.platformsInState)
  }

  /// The row of the language that the app is translated from; made anew where the older one says something else.
  func sourceRow(
    in locale: PreviewLocale, after older: (row: LocaleRow, message: PreviewedMessage)?
  )
    -> LocaleRow
  {
    guard let older, older.row.locale == locale else { return row(of: tried, in: locale) }
    let changed = Platform.allCases.filter {
      older.message.tried[$0] != tried[$0]
        || previewer.lackedLines(of: tried, on: $0)
          != previewer.lackedLines(of: older.message.tried, on: $0)
    }
    let kept = KeptTexts.kept(from: older.message.tried, to: tried, on: changed)
    return row(of: tried, on: changed, keeping: kept, after: older.row)
  }

  private func row(of message: EffectiveMessage, in locale: PreviewLocale) -> LocaleRow {
    LocaleRow(locale, of: previewer.platforms) {
      previewer.notification(for: message, on: settings.device($0, locale))
    }
  }

  private func row(
    of message: EffectiveMessage, on platforms: [Platform], keeping kept: [Platform: KeptTexts],
    after older: LocaleRow
  ) -> LocaleRow {
    LocaleRow(older.locale, of: previewer.platforms) { platform in
      guard platforms.contains(platform) else { return older[platform] }
      return previewer.notification(
        for: message, on: settings.device(platform, older.locale), keeping: kept[platform],
        of: older[platform])
    }
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
