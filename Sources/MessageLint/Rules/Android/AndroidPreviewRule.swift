import PushMessages
import Resolver

/// `android_v2` is not of exactly one kind, or its kind loses a text.
///
/// FCM wants either `remote_notification`, which shows something, or `background_sync`, which wakes the app and shows nothing.
/// With `use_as_v1_data_message` older apps get no notification at all, only `data`: their own code has to find the texts
/// there.
///
/// Set one of the two kinds. For older apps repeat the texts in `data`, or remove `use_as_v1_data_message`.
enum AndroidPreviewRule: LintRule {
  static let id = "android-preview-kind"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "only some apps show nothing"
  static let summary = "android_v2 doesn't have exactly one kind, or its kind loses a text."
  static let concernsWholeMessage = true

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.document.node(at: AndroidBlock.v2.path)?.members != nil else { return [] }
    let kinds = [AndroidBlock.remoteNotification, AndroidBlock.backgroundSync].filter {
      subject.document.node(at: $0).map { $0.kind != .null } ?? false
    }
    switch kinds.count {
    case 0:
      return [
        finding(
          "android_v2 has neither remote_notification nor background_sync",
          remedy: "set one: the first shows something, the second wakes the app",
          at: AndroidBlock.v2.path, on: .android)
      ]
    case 1: return lostTexts(in: subject)
    default:
      return [
        finding(
          "android_v2 accepts remote_notification or background_sync, not both",
          remedy: "remove background_sync to show the notification",
          at: AndroidBlock.backgroundSync, on: .android,
          fix: Fix("remove background_sync", .remove(AndroidBlock.backgroundSync)))
      ]
    }
  }

  private static func lostTexts(in subject: LintSubject) -> [Finding] {
    switch subject.effective.android.translation {
    case .dataMessage where !hasTextInData(subject) && hasTexts(subject):
      [
        finding(
          "use_as_v1_data_message: older apps get no notification, and data has none of its texts",
          headline: "use_as_v1_data_message: older apps show nothing", as: .warning,
          remedy: "repeat the texts in data, or remove the flag", at: AndroidBlock.usesDataMessage,
          on: .android,
          fix: Fix("remove use_as_v1_data_message", .remove(AndroidBlock.usesDataMessage)))
      ]
    case .backgroundSync where !hasNoTitle(subject):
      [
        finding(
          "a background_sync shows nothing, but the message has a notification for all platforms",
          headline: "background_sync: Android may not show the notification", as: .warning,
          remedy: "use remote_notification to show it on Android", at: AndroidBlock.backgroundSync,
          on: .android,
          fix: Fix(
            "use remote_notification", .remove(AndroidBlock.backgroundSync),
            .set(AndroidBlock.remoteNotification, .object([]))))
      ]
    case .notification, .dataMessage, .backgroundSync, nil: []
    }
  }

  /// Whether a notification of all platforms has nothing to show.
  private static func hasNoTitle(_ subject: LintSubject) -> Bool {
    let common = subject.message.notification
    return common.map { $0.title.isEmpty && $0.body.isEmpty } ?? true
  }

  private static func hasTexts(_ subject: LintSubject) -> Bool {
    let own = subject.message.android?.notification
    return !hasNoTitle(subject) || own.map { !$0.title.isEmpty || !$0.body.isEmpty } ?? false
  }

  /// Only the app's code says which keys it reads: a value or a name of a text is enough.
  private static func hasTextInData(_ subject: LintSubject) -> Bool {
    let texts = [subject.message.android?.notification, subject.message.notification]
      .flatMap { [$0?.title, $0?.body] }.compactMap(\.self)
      .flatMap { [$0.literal, $0.key] }.compactMap(\.self).filter { !$0.isEmpty }
    let data = subject.effective.android.entries.filter { $0.place.hasPrefix("data") }
    return data.contains { entry in
      guard case .string(let value) = entry.value else { return false }
      return names.contains(entry.place.lastKey.lowercased())
        || texts.contains { value.contains($0) }
    }
  }

  private static let names: Set<String> = [
    "title", "body", "message", "text", "alert", "title_loc_key", "body_loc_key",
  ]
}
