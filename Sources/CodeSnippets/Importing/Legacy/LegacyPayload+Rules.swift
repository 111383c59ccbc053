internal import PushMessages

extension LegacyPayload {
  private static let android: FieldPath = "android.notification"
  private static let aps: FieldPath = "apns.payload.aps"
  private static let alert: FieldPath = "apns.payload.aps.alert"

  static let rootRules: [String: LegacyRule] = [
    "condition": LegacyRule(.text, "condition"),
    "collapse_key": LegacyRule(.text, "android.collapse_key"),
    "restricted_package_name": LegacyRule(.text, "android.restricted_package_name"),
    "content_available": LegacyRule(.flag, aps.appending("content-available")),
    "mutable_content": LegacyRule(.flag, aps.appending("mutable-content")),
    "direct_boot_ok": LegacyRule(.boolean, "android.direct_boot_ok"),
  ]

  private static let notificationRules: [String: LegacyRule] = [
    "title": LegacyRule(.text, "notification.title"),
    "body": LegacyRule(.text, "notification.body"),
    "image": LegacyRule(.text, "notification.image"),
    "subtitle": LegacyRule(.text, alert.appending("subtitle")),
    "icon": LegacyRule(.text, android.appending("icon")),
    "sound": LegacyRule(.text, android.appending("sound"), aps.appending("sound")),
    "badge": LegacyRule(.number, aps.appending("badge")),
    "tag": LegacyRule(.text, android.appending("tag")),
    "color": LegacyRule(.text, android.appending("color")),
    "click_action": LegacyRule(
      .text, android.appending("click_action"), aps.appending("category")),
    "title_loc_key": LegacyRule(
      .text, android.appending("title_loc_key"), alert.appending("title-loc-key")),
    "title_loc_args": LegacyRule(
      .arguments, android.appending("title_loc_args"), alert.appending("title-loc-args")),
    "body_loc_key": LegacyRule(
      .text, android.appending("body_loc_key"), alert.appending("loc-key")),
    "body_loc_args": LegacyRule(
      .arguments, android.appending("body_loc_args"), alert.appending("loc-args")),
    "android_channel_id": LegacyRule(.text, android.appending("channel_id")),
    "channel_id": LegacyRule(.text, android.appending("channel_id")),
  ]

  /// An address as icon or click action was the browser's.
  static func rule(forNotification member: JSONNode.Member) -> LegacyRule? {
    let text = member.value.string?.lowercased() ?? ""
    let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
    switch member.key {
    case "icon" where isAddress: return LegacyRule(.text, "webpush.notification.icon")
    case "click_action" where isAddress: return LegacyRule(.text, "webpush.fcm_options.link")
    default: return notificationRules[member.key]
    }
  }

  /// What only the legacy API has beside a notification.
  private static let ownKeys: Set<String> = [
    "to", "registration_ids", "collapse_key", "priority", "time_to_live", "dry_run",
    "restricted_package_name", "content_available", "mutable_content", "delay_while_idle",
  ]

  static let allKeys = ownKeys.union(rootRules.keys).union(["notification", "data"])

  /// Whether an object is a payload of the legacy API and no message of v1 with a few misplaced fields.
  static func isLikely(_ root: JSONNode) -> Bool {
    let keys = Set((root.members ?? []).map(\.key))
    let modern: Set<String> = ["token", "topic", "fid", "android", "android_v2", "apns", "webpush"]
    if !keys.isDisjoint(with: ["to", "registration_ids"]) { return true }
    guard keys.isDisjoint(with: modern) else { return false }
    if !keys.isDisjoint(with: ownKeys) { return true }
    let common: Set<String> = ["title", "body", "image"]
    let fields = Set((root["notification"]?.members ?? []).map(\.key)).subtracting(common)
    return !fields.isDisjoint(with: notificationRules.keys)
  }
}
