internal import ByteSearch
internal import PushMessages

/// A service that takes messages much like FCM's, by the names that only it has.
struct OtherService {
  /// As its users call it.
  let name: String
  /// What gives it away, and where it stands.
  let sign: String
  let offset: Int

  /// The service that an object is for; `nil` if the text names Firebase, or nothing tells another one.
  init?(_ root: JSONNode, in text: String) {
    guard !Self.namesFirebase(text) else { return nil }
    let message = root["message"].flatMap { $0.members == nil ? nil : $0 } ?? root
    for member in (message.members ?? []) + (root.members ?? []) {
      guard let name = Self.service(of: member, in: message) else { continue }
      (self.name, sign, offset) = (name, member.key, member.keyRange.lowerBound)
      return
    }
    guard let host = Self.hosts.first(where: { text.holds($0.host) }) else { return nil }
    (name, sign, offset) = (host.name, host.host, root.range.lowerBound)
  }

  var sentence: String {
    "no FCM message here: ‘\(sign)’ is for \(name), whose messages have other fields"
  }

  private static func namesFirebase(_ text: String) -> Bool {
    ["irebase", "fcm.googleapis.com", "FCM"].contains { text.holds($0) }
  }

  private static func service(of member: JSONNode.Member, in message: JSONNode) -> String? {
    switch member.key {
    case "app_id", "included_segments", "include_player_ids", "include_aliases",
      "include_subscription_ids", "include_external_user_ids":
      return "OneSignal"
    case "audience" where message["device_types"] != nil: return "Airship"
    case "interests" where member.value.elements != nil: return "Pusher Beams"
    case "token" where member.value.elements != nil: return "Huawei Push Kit"
    case "messages" where member.value.elements != nil && message["topic"] != nil: return "Kafka"
    case "to" where isOfExpo(member.value), "token" where isOfExpo(member.value): return "Expo"
    default: return nil
    }
  }

  private static func isOfExpo(_ value: JSONNode) -> Bool {
    let token = value.string ?? ""
    return token.hasPrefix("ExponentPushToken[") || token.hasPrefix("ExpoPushToken[")
  }

  private static let hosts: [(host: String, name: String)] = [
    ("onesignal.com", "OneSignal"), ("urbanairship.com", "Airship"), ("airship.com", "Airship"),
    ("exp.host", "Expo"), ("push-api.cloud.huawei.com", "Huawei Push Kit"),
    ("huawei.push", "Huawei Push Kit"), ("ntfy.sh", "ntfy"), ("hooks.slack.com", "Slack"),
    ("pushnotifications.pusher.com", "Pusher Beams"), ("api.pushover.net", "Pushover"),
    ("api.push.apple.com", "APNs"),
  ]
}
