import PushMessages

/// A field stands where the legacy API had it, or where another platform has it.
///
/// HTTP v1 has no common localization keys, sounds or icons: they belong to the platforms, and FCM refuses the message
/// where they stand in `notification` or in the message itself.
enum MisplacedFieldRule: LintRule {
  static let id = "misplaced-field"
  static let severity = Finding.Severity.error
  static let summary = "A field is in the place that the legacy API or another platform has for it."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.problems.compactMap { problem -> Finding? in
      guard case .unknownName = problem.kind, let path = problem.path,
        let places = place(of: path)?.compactMap(subject.android.place), let first = places.first
      else { return nil }
      let names = places.map(\.description).joined(separator: " and ")
      var finding = finding(
        "\(path.description) isn't a field of FCM v1: it belongs to \(names)", remedy: "move it",
        at: path)
      finding.position = Finding.Position(line: problem.line, column: problem.column)
      if isSame(path, first) {
        finding.fix = Fix("move it to \(first)", .move(path, to: first))
      }
      return finding
    }
  }

  /// Where FCM v1 has the field that is at the path; `nil` if no API has the name.
  static func place(of path: FieldPath) -> [FieldPath]? { places[path] }

  /// Whether the value may be taken over as it stands.
  private static func isSame(_ path: FieldPath, _ place: FieldPath) -> Bool {
    !["time_to_live", "content_available", "mutable_content", "badge"].contains(path.lastKey)
  }

  private static let places: [FieldPath: [FieldPath]] = {
    let (common, android): (FieldPath, FieldPath) = ("notification", "android.notification")
    let alert: FieldPath = "apns.payload.aps.alert"
    var places: [FieldPath: [FieldPath]] = [
      common.appending("title_loc_key"): [
        android.appending("title_loc_key"), alert.appending("title-loc-key"),
      ],
      common.appending("title_loc_args"): [
        android.appending("title_loc_args"), alert.appending("title-loc-args"),
      ],
      common.appending("body_loc_key"): [
        android.appending("body_loc_key"), alert.appending("loc-key"),
      ],
      common.appending("body_loc_args"): [
        android.appending("body_loc_args"), alert.appending("loc-args"),
      ],
      common.appending("sound"): [android.appending("sound"), "apns.payload.aps.sound"],
      common.appending("badge"): ["apns.payload.aps.badge"],
      common.appending("subtitle"): [alert.appending("subtitle")],
      common.appending("android_channel_id"): [android.appending("channel_id")],
      common.appending("link"): ["webpush.fcm_options.link"],
      "to": ["token"],
      "time_to_live": ["android.ttl"],
      "priority": ["android.priority"],
      "ttl": ["android.ttl"],
      "collapse_key": ["android.collapse_key"],
      "restricted_package_name": ["android.restricted_package_name"],
      "content_available": ["apns.payload.aps.content-available"],
      "mutable_content": ["apns.payload.aps.mutable-content"],
      "apns.aps": ["apns.payload.aps"],
      "apns.alert": [alert],
      "android.title": [android.appending("title")],
      "android.body": [android.appending("body")],
      "webpush.title": ["webpush.notification.title"],
      "webpush.body": ["webpush.notification.body"],
      "webpush.link": ["webpush.fcm_options.link"],
      "webpush.notification_link": ["webpush.fcm_options.link"],
    ]
    for name in ["icon", "color", "click_action", "tag", "channel_id", "ticker", "sticky"] {
      places[common.appending(name)] = [android.appending(name)]
    }
    let shown = [
      "title_loc_key", "title_loc_args", "body_loc_key", "body_loc_args", "icon", "color",
    ]
    for name in shown {
      places[FieldPath([.key("android"), .key(name)])] = [android.appending(name)]
    }
    for name in shown + ["title", "body"] {
      for holder in [AndroidBlock.v2.path, AndroidBlock.remoteNotification] {
        places[holder.appending(name)] = [AndroidBlock.v2.notification.appending(name)]
      }
    }
    places["android_v2.notification"] = [AndroidBlock.v2.notification]
    return places
  }()
}
