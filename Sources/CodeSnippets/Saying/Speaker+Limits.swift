internal import PushMessages

/// What the SDKs do with values on the way: read from their sources of autumn 2026.
extension Speaker {
  /// What an SDK checks in Node.js, and refuses if it is of another kind.
  static let checkedByNode: Set<FieldPath> = [
    "data", "notification", "android", "apns", "webpush", "token", "fid", "topic", "condition",
    "android.ttl", "android.data", "android.notification", "android.notification.color",
    "android.notification.proxy", "android.notification.light_settings.color",
    "android.notification.light_settings.light_on_duration",
    "android.notification.light_settings.light_off_duration", "apns.headers", "apns.payload",
    "apns.payload.aps", "apns.payload.aps.alert", "apns.payload.aps.sound",
    "apns.payload.aps.sound.critical", "apns.payload.aps.sound.name",
    "apns.payload.aps.sound.volume", "apns.payload.aps.content-available",
    "apns.payload.aps.mutable-content", "webpush.headers", "webpush.data",
  ]

  /// What is to be said about a field that the SDK for Node.js has no type for, and sends all the same.
  func unknownToNode(_ path: FieldPath) -> String? {
    if path == AndroidBlock.v2.path {
      return "no release of the Node.js SDK has it, but the SDK passes the API's own names on"
    }
    return table.gap(at: path)?.reason
  }

  /// Why an SDK doesn't send a value that code gives it; `nil` if it does.
  func drops(_ value: SaidValue, _ member: SDKMember, of type: SDKType) -> String? {
    switch value {
    case .text("") where dropsEmptyText(member, of: type):
      "\(language.sdk) doesn't send an empty string there"
    case .boolean(false) where language == .go:
      "the Go SDK doesn't send false, which is the same as not set"
    case .number(let text) where language == .go && member.form == .decimal && Double(text) == 0:
      "the Go SDK doesn't send 0 there"
    case .list([]), .map([]):
      language == .python || [.java, .go].contains(language) && member.form != .json
        ? "\(language.sdk) doesn't send empty values" : nil
    case .object(let object) where language == .python && object.members.isEmpty && !type.isDraft:
      "the Python SDK doesn't send empty values"
    default: nil
    }
  }

  private func dropsEmptyText(_ member: SDKMember, of type: SDKType) -> Bool {
    let isAppleText =
      type.path == "apns.payload.aps" && ["alert", "sound"].contains("\(member.field)")
    return switch language {
    case .go: true
    case .java: type.path == "webpush.notification" || isAppleText && member.field == "sound"
    case .csharp: isAppleText
    case .node, .python: false
    }
  }

  /// The same for the value of an extra key.
  func dropsExtra(_ value: SaidValue) -> String? {
    guard language == .python, [.null, .list([]), .map([])].contains(value) else { return nil }
    return "the Python SDK doesn't send empty values"
  }

  /// Notes what the SDK wants in an object, and the message doesn't have.
  mutating func noteMissing(_ node: JSONNode, _ type: SDKType) {
    for field in required(in: type) {
      let value = field.components.reduce(Optional(node)) { node, component in
        guard case .key(let key) = component else { return nil }
        return node?[key]
      }
      if value == nil {
        note(type.path, "\(language.sdk) refuses it without \(field)")
      }
    }
    if language == .go, type.path == "apns.payload", node["aps"] == nil {
      note("apns.payload.aps", "the Go SDK sends null for it, which FCM refuses")
    }
    guard language == .csharp else { return }
    noteAlwaysSent(node, type)
  }

  private func required(in type: SDKType) -> [FieldPath] {
    switch type.path {
    case "android.notification.light_settings":
      ["color", "light_on_duration", "light_off_duration"]
    case "apns.payload.aps.sound": language == .go ? [] : ["name"]
    case "webpush.notification.actions":
      language == .python || language == .java ? ["action", "title"] : []
    case "apns": language == .java ? ["payload.aps"] : []
    case "apns.payload": language == .python ? ["aps"] : []
    default: []
    }
  }

  /// What the SDK for .NET sends of a notification or of Apple's block in any case.
  private mutating func noteAlwaysSent(_ node: JSONNode, _ type: SDKType) {
    switch type.path {
    case AndroidBlock.v1.notification:
      if node.member("event_time", orCamelCase: true) == nil {
        note(
          type.path.appending("event_time"),
          "the .NET SDK always sends it, and without a value as the year 1: the code sets the current time"
        )
      }
    case "apns" where node["payload"]?["aps"] == nil:
      note("apns.payload.aps", "the .NET SDK sends a payload without aps, which FCM refuses")
    default: break
    }
  }
}
