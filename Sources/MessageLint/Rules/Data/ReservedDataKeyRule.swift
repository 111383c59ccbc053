import PushMessages

/// A key of `data` is reserved: FCM refuses it, or takes it out before the app sees it.
///
/// FCM refuses `from`, `message_type` and keys that begin with `google.` or `gcm.notification.`; the Android SDK also drops
/// every other `gcm.` key and `collapse_key`.
enum ReservedDataKeyRule: LintRule {
  static let id = "reserved-data-key"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "only Android drops the key"
  static let summary = "A key of data is reserved: FCM refuses it, or the app never sees it."

  static let maps: [FieldPath] = [
    "data", AndroidBlock.v1.data, AndroidBlock.v2.data, "webpush.data",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    maps.flatMap { map in
      (subject.document.node(at: map)?.members ?? []).compactMap { member -> Finding? in
        let path = map.appending(member.key)
        if ReservedDataKey.isRefused(member.key) {
          return finding(
            "\(path.description): FCM refuses this key because it is reserved",
            remedy: "use another key",
            at: path)
        }
        guard ReservedDataKey.isDropped(member.key) else { return nil }
        return finding(
          "\(path.description): the Android SDK drops this key before the app sees it",
          as: .warning,
          remedy: "use another key", at: path)
      }
    }
  }
}
