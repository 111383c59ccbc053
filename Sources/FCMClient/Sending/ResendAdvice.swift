import PushMessages

/// What to do if it is unknown whether FCM took a message: a sentence without a full stop.
///
/// FCM doesn't recognize a request that it has seen before: only a `tag` (Android, the web) or an `apns-collapse-id`
/// (Apple) of the message's own lets a second one take the place of the first. In `android_v2` a notification's name is the
/// pair of `tag` and `id`.
enum ResendAdvice {
  /// The advice for the value of `message`.
  static func words(for message: JSONNode?) -> String {
    let named = replacements.filter { replacement in
      if let name = value(at: replacement.path, in: message) {
        return name.string?.isEmpty == false
      }
      guard replacement.platform == "Android" else { return false }
      let remote = value(at: ["android_v2", "remote_notification", "notification"], in: message)
      return remote?["tag"]?.string?.isEmpty == false && remote?["id"] != nil
    }.map { "\($0.platform) (\($0.field))" }
    let consequence: String
    switch named.count {
    case 0: consequence = "it has no tag or collapse ID, so a second one doesn't replace the first"
    case replacements.count:
      consequence = "its tags and its collapse ID let a second one replace the first"
    default:
      consequence = "a second one replaces the first on \(named.joined(separator: " and ")) only"
    }
    return "look at a test device before you send it again: \(consequence)"
  }

  /// In either of FCM's spellings.
  private static func value(at path: [String], in message: JSONNode?) -> JSONNode? {
    path.reduce(message) { node, key in node?.member(key, orCamelCase: true)?.value }
  }

  private static let replacements: [(platform: String, field: String, path: [String])] = [
    ("Android", "tag", ["android", "notification", "tag"]),
    ("Apple", "apns-collapse-id", ["apns", "headers", "apns-collapse-id"]),
    ("the web", "tag", ["webpush", "notification", "tag"]),
  ]
}

extension SendIntent {
  /// What to do if it is unknown whether FCM took it; a sentence without a full stop.
  public var resendAdvice: String {
    let message =
      kind == .list ? SendList.message(ofPayload: payload) : try? JSONNode(strict: payload)
    return ResendAdvice.words(for: message)
  }
}
