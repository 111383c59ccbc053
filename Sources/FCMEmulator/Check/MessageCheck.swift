internal import CalendarTime
import PushMessages

/// What FCM itself checks once the request has the right shape; the first complaint is the answer.
enum MessageCheck {
  /// Google's limit for notification and data; it does not say which bytes it counts.
  ///
  /// Here, as in our lint, it is what the platform that gets most would receive.
  static let largestPayload = 4096

  /// From 0 to four weeks.
  private static let longestTTL = 2_419_200

  /// In the order in which FCM complains, as far as that is known.
  private static let checks: [@Sendable (JSONNode) -> Violation?] = [
    target(of:), token(of:), topic(of:), condition(of:), androidBlocks(of:), dataKey(of:),
    timeToLive(of:), color(of:), AppleCheck.violation(in:), webLife(of:), size(of:),
  ]

  static func violation(in message: JSONNode) -> Violation? {
    checks.lazy.compactMap { $0(message) }.first
  }

  private static let targets = ["fid", "token", "topic", "condition"]

  /// A second target: FCM's JSON reader finds it, before FCM itself looks at the message.
  static func secondTarget(of message: JSONNode) -> Violation? {
    let set = self.set(targets, in: message)
    guard let second = set.first(where: { $0.key != set[0].key }) else { return nil }
    return Violation(
      field: "message",
      description: "Invalid value at 'message' (oneof), oneof field 'target' is already set. "
        + "Cannot set '\(second.key)'")
  }

  private static func set(_ names: [String], in object: JSONNode?) -> [JSONNode.Member] {
    (object?.members ?? []).filter { names.contains($0.key) && $0.value.kind != .null }
  }

  private static func target(of message: JSONNode) -> Violation? {
    guard let target = set(targets, in: message).first?.value.string, !target.isEmpty else {
      return Violation(
        field: "message", description: "Recipient of the message is not set.",
        details: .placeAndFCMError)
    }
    return nil
  }

  private static func token(of message: JSONNode) -> Violation? {
    guard let token = message["token"]?.string, DeviceAddress.fault(in: .token(token)) != nil else {
      return nil
    }
    return Violation(
      field: "message.token",
      description: "The registration token is not a valid FCM registration token")
  }

  /// Whether the message is for an installation that cannot be: FCM does not look at its form, and knows no such one.
  static func isUnregistered(_ message: JSONNode) -> Bool {
    guard let identifier = message["fid"]?.string else { return false }
    return DeviceAddress.fault(in: .installation(identifier)) != nil
  }

  private static func topic(of message: JSONNode) -> Violation? {
    guard let topic = message["topic"]?.string else { return nil }
    let name = topic.hasPrefix("/topics/") ? topic.dropFirst("/topics/".count) : topic[...]
    guard name.wholeMatch(of: /[a-zA-Z0-9\-_.~%]+/) == nil else { return nil }
    return Violation(
      field: "message", description: "Topic name contains invalid characters.",
      details: .placeAndFCMError)
  }

  /// The documentation's limit of topics counts: what it refuses may be accepted today, and no one relies on that.
  ///
  /// The answer to too many is an older one.
  private static func condition(of message: JSONNode) -> Violation? {
    guard let text = message["condition"]?.string else { return nil }
    guard let condition = try? TopicCondition(text) else {
      return Violation(
        field: "message.condition", description: "Request contains an invalid argument.",
        details: .none)
    }
    guard condition.topicCount > TopicCondition.topicLimit else { return nil }
    return Violation(
      field: "message.condition", description: "Invalid condition expression provided.")
  }

  /// A key of `data` that FCM keeps for itself, in the words that are recorded.
  private static func dataKey(of message: JSONNode) -> Violation? {
    let maps = [
      ("message.data", message["data"]), ("message.android.data", message["android"]?["data"]),
      ("message.webpush.data", message["webpush"]?["data"]),
    ]
    return maps.lazy.compactMap { place, map in
      (map?.members ?? []).first { ReservedDataKey.isRefused($0.key) }.map {
        Violation(field: place, description: "Invalid data payload key: \($0.key)")
      }
    }.first
  }

  /// One block, and of `android_v2` one kind: the published API says so, but the answer's words aren't recorded.
  private static func androidBlocks(of message: JSONNode) -> Violation? {
    let blocks = set(["android", "android_v2"], in: message)
    let kinds = set(["remote_notification", "background_sync"], in: message["android_v2"])
    let hasPreview = blocks.contains { $0.key == "android_v2" }
    guard blocks.count > 1 || hasPreview && kinds.count != 1 else { return nil }
    return Violation(
      field: blocks.count > 1 ? "message" : "message.android_v2",
      description: "Request contains an invalid argument.")
  }

  private static func timeToLive(of message: JSONNode) -> Violation? {
    set(["android", "android_v2"], in: message).lazy.compactMap { timeToLive(in: $0) }.first
  }

  private static func timeToLive(in block: JSONNode.Member) -> Violation? {
    guard let text = block.value["ttl"]?.string, let ttl = ProtoDuration(text) else { return nil }
    let isInRange =
      !ttl.isNegative
      && (ttl.seconds < longestTTL || (ttl.seconds == longestTTL && ttl.nanoseconds == 0))
    guard !isInRange else { return nil }
    return Violation(
      field: "message.\(block.key).ttl",
      description: "Invalid ttl: it must be from 0 to \(longestTTL) seconds")
  }

  /// The header of web push that FCM itself reads.
  private static func webLife(of message: JSONNode) -> Violation? {
    let headers = message["webpush"]?["headers"]?.members ?? []
    guard let life = headers.last(where: { $0.key.lowercased() == "ttl" })?.value.string,
      Int(life).map({ $0 < 0 }) ?? true
    else { return nil }
    return Violation(
      field: "message.webpush.headers.TTL", description: "TTL must be a non-negative integer.",
      details: .placeAndFCMError)
  }

  private static func color(of message: JSONNode) -> Violation? {
    let places = [
      ["android", "notification"], ["android_v2", "remote_notification", "notification"],
    ]
    for place in places {
      let notification = place.reduce(message as JSONNode?) { $0?[$1] }
      guard let color = notification?["color"]?.string,
        color.wholeMatch(of: /#[0-9a-fA-F]{6}/) == nil
      else { continue }
      return Violation(
        field: "message.\(place.joined(separator: ".")).color",
        description: "Invalid color: it must have the form #rrggbb")
    }
    return nil
  }

  private static func size(of message: JSONNode) -> Violation? {
    let document = MessageDocument(text: #"{"message": \#(JSONText.compact(message))}"#)
    guard EffectiveMessage(document).largestPayload > largestPayload else { return nil }
    return Violation(
      field: "message", description: "Message is too large. The maximum is 4K (4096 bytes).",
      details: .noPlaceAndFCMError)
  }
}
