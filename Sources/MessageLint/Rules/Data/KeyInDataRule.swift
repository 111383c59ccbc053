import PushMessages

/// Localization keys stand in `data`, where no device looks for them.
///
/// `data` is for the app's own code. A message like this arrives, and nothing is shown.
enum KeyInDataRule: LintRule {
  static let id = "key-in-data"
  static let severity = Finding.Severity.warning
  static let summary = "Localization keys are in data, where no device looks for them."

  private static let names = [
    "title_loc_key", "title_loc_args", "body_loc_key", "body_loc_args", "loc_key", "loc_args",
    "title-loc-key", "title-loc-args", "loc-key", "loc-args", "titleLocKey", "bodyLocKey",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    ReservedDataKeyRule.maps.flatMap { map in
      (subject.document.node(at: map)?.members ?? []).compactMap { member -> Finding? in
        guard names.contains(member.key) else { return nil }
        let path = map.appending(member.key)
        return finding(
          "\(path.description): no device looks for localization keys in data",
          remedy:
            "set it in \(subject.android.notification.description) and in apns.payload.aps.alert",
          at: path, fix: fix(path, member, in: subject.android))
      }
    }
  }

  /// Only a key that Android has under the same name can be moved without guessing.
  private static func fix(
    _ path: FieldPath, _ member: JSONNode.Member, in android: AndroidBlock
  ) -> Fix? {
    guard ["title_loc_key", "body_loc_key"].contains(member.key) else { return nil }
    let place = android.notification.appending(member.key)
    return Fix("move it to \(place)", .move(path, to: place))
  }
}
