/// Where a field of the legacy API goes.
struct LegacyRule {
  struct Refusal: Error {
    var sentence: String
  }

  enum Value {
    case text
    case flag
    case number
    case arguments
    case boolean
  }

  var paths: [FieldPath]
  var value: Value

  init(_ value: Value, _ paths: FieldPath...) {
    self.value = value
    self.paths = paths
  }

  /// The value in v1; without one where the field is the same as not set.
  func convert(_ node: JSONNode) -> Result<JSONNode.Kind?, Refusal> {
    switch value {
    case .text:
      Self.text(node).map { .success(.string($0)) } ?? .failure(.init(sentence: "it is no text"))
    case .number:
      Self.wholeNumber(node).map { .success(.number(String($0))) }
        ?? .failure(.init(sentence: "it is no whole number"))
    case .boolean:
      if case .boolean = node.kind {
        .success(node.kind)
      } else {
        .failure(.init(sentence: "it is neither true nor false"))
      }
    case .flag: Self.flag(node)
    case .arguments: Self.arguments(node)
    }
  }

  private static func text(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text): text
    case .number, .boolean: JSONText.compact(node)
    default: nil
    }
  }

  /// A number, or a text that is one: the legacy API took both.
  static func wholeNumber(_ node: JSONNode) -> Int? {
    switch node.kind {
    case .number(let text), .string(let text): Int(text)
    default: nil
    }
  }

  private static func flag(_ node: JSONNode) -> Result<JSONNode.Kind?, Refusal> {
    switch node.kind {
    case .boolean(true), .number("1"), .string("true"), .string("1"): .success(.number("1"))
    case .boolean(false), .number("0"), .string("false"), .string("0"): .success(nil)
    default: .failure(.init(sentence: "it is neither true nor false"))
    }
  }

  /// A list, or a text that holds one as JSON, as the legacy API had it.
  private static func arguments(_ node: JSONNode) -> Result<JSONNode.Kind?, Refusal> {
    let list = node.string.flatMap { try? JSONNode(strict: $0) } ?? node
    guard let elements = list.elements else {
      return .failure(.init(sentence: "it is no list of texts"))
    }
    let texts = elements.compactMap { element in
      text(element).map { JSONNode(kind: .string($0), range: node.range) }
    }
    guard texts.count == elements.count else {
      return .failure(.init(sentence: "it is no list of texts"))
    }
    return .success(.array(texts))
  }
}

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
    let modern: Set<String> = ["token", "topic", "fid", "android", "apns", "webpush"]
    if !keys.isDisjoint(with: ["to", "registration_ids"]) { return true }
    guard keys.isDisjoint(with: modern) else { return false }
    if !keys.isDisjoint(with: ownKeys) { return true }
    let common: Set<String> = ["title", "body", "image"]
    let fields = Set((root["notification"]?.members ?? []).map(\.key)).subtracting(common)
    return !fields.isDisjoint(with: notificationRules.keys)
  }
}
