import PushMessages

/// The message has arguments for a text without a key.
///
/// FCM's own SDKs refuse to build such a message, and no device looks at the arguments.
enum ArgumentsWithoutKeyRule: LintRule {
  static let id = "arguments-without-key"
  static let severity = Finding.Severity.error
  static let summary = "The message has arguments for a text without a localization key."

  private static let pairs: [(arguments: FieldPath, key: FieldPath)] = [
    ("android.notification.title_loc_args", "android.notification.title_loc_key"),
    ("android.notification.body_loc_args", "android.notification.body_loc_key"),
    ("apns.payload.aps.alert.title-loc-args", "apns.payload.aps.alert.title-loc-key"),
    ("apns.payload.aps.alert.subtitle-loc-args", "apns.payload.aps.alert.subtitle-loc-key"),
    ("apns.payload.aps.alert.loc-args", "apns.payload.aps.alert.loc-key"),
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    pairs.compactMap { pair -> Finding? in
      guard let list = subject.android.place(of: pair.arguments),
        let key = subject.android.place(of: pair.key)
      else { return nil }
      let arguments = subject.document.node(at: list)?.elements ?? []
      let hasKey = subject.document.string(at: key)?.isEmpty == false
      guard !arguments.isEmpty, !hasKey else { return nil }
      return finding(
        "\(list.description) has arguments, but \(key.lastKey) isn't set",
        remedy: "set the key, or remove the arguments", at: list,
        fix: Fix("remove the arguments", .remove(list)))
    }
  }
}
