import AppProject
import PushMessages
import Resolver

/// A default of the app's manifest is in a form that FCM ignores.
///
/// `default_notification_icon` and `default_notification_color` have to be an `android:resource`, and
/// `default_notification_channel_id` an `android:value` that is a text. The build takes `500`, `true` and `#FF0000` for a
/// number, a truth value and a color; FCM then ignores the setting without a word. It also reads only the settings
/// directly in `<application>`, not those in an activity or a service.
///
/// The rule looks at a default only if the message relies on it.
enum AndroidDefaultFormRule: LintRule {
  static let id = "android-default-typed"
  static let severity = Finding.Severity.error
  static let summary = "FCM ignores a default of the app's manifest for its form or place."
  static let apps: Set<Platform> = [.android]

  private static let defaults = [
    (field: "icon", setting: "default_notification_icon", instead: "shows the launcher icon"),
    ("color", "default_notification_color", "uses no color"),
    ("channel_id", "default_notification_channel_id", "shows the message in Miscellaneous"),
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.androidApp else { return [] }
    return defaults.compactMap { field, name, instead -> Finding? in
      guard subject.androidField(field) == nil, let setting = app.setting(name).found,
        let (fault, remedy) = fault(of: setting, isText: field == "channel_id")
      else { return nil }
      return appFinding(
        "\(setting.place): FCM ignores \(name), because \(fault); Android \(instead)",
        headline: "FCM ignores the app's \(name)", remedy: "set \(field) in the message",
        appRemedy: "\(remedy)", at: subject.android.notification.appending(field))
    }
  }

  private static func fault(
    of setting: ManifestEntry, isText: Bool
  ) -> (fault: String, remedy: String)? {
    guard setting.owner == "application" else {
      return (
        "it is inside <\(setting.owner)> and not directly in <application>",
        "move it to <application>"
      )
    }
    guard isText else {
      return setting.resource == nil
        ? ("it has android:value in place of android:resource", "write android:resource") : nil
    }
    guard let value = setting.value else {
      return ("it has android:resource in place of android:value", "write android:value")
    }
    guard isTyped(value) else { return nil }
    return (
      "the build takes ‘\(value.excerpt)’ for something other than a text",
      "make it a string resource: android:value=\"@string/channel_id\""
    )
  }

  /// Whether aapt2 takes a value for a number, a truth value or a color.
  private static func isTyped(_ value: String) -> Bool {
    if ["true", "false", "TRUE", "FALSE", "True", "False"].contains(value) { return true }
    if value.hasPrefix("#") {
      return [4, 5, 7, 9].contains(value.utf8.count) && value.dropFirst().allSatisfy(\.isHexDigit)
    }
    if value.hasPrefix("0x") { return value.dropFirst(2).allSatisfy(\.isHexDigit) }
    return Int(value) != nil || value.contains(".") && Double(value) != nil
  }
}
