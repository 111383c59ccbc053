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

  /// Whether a value that an SDK doesn't send differs from none: it does in what FCM passes on as it is.
  ///
  /// In FCM's own fields false, 0 and empty values are the same as none.
  static func isLost(_ value: SaidValue, at path: FieldPath) -> Bool {
    switch value {
    case .text, .number, .list, .map:
      path.hasPrefix("apns.payload") || path.hasPrefix("webpush.notification")
    default: false
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
        note(type.path, "\(language.sdk) refuses it without \(field)", .refused)
      }
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
    default: []
    }
  }

  /// What the SDK for .NET sends of a notification in any case.
  private mutating func noteAlwaysSent(_ node: JSONNode, _ type: SDKType) {
    guard type.path == AndroidBlock.v1.notification,
      node.member("event_time", orCamelCase: true) == nil
    else { return }
    note(
      type.path.appending("event_time"),
      "the .NET SDK always sends it, and without a value as the year 1: the code sets the current time"
    )
  }

  /// Gives Apple's block the empty `aps` without which an SDK refuses it, or sends what FCM refuses.
  mutating func complete(_ object: inout SaidObject) {
    let (path, aps): (FieldPath, FieldPath) = (object.type.path, "apns.payload.aps")
    let holder: FieldPath = [.java, .csharp].contains(language) ? "apns" : "apns.payload"
    let hasAps = object.members.contains { member in
      if case .member = member.kind { member.path == aps } else { false }
    }
    guard path == holder, language != .node, !hasAps, let type = table.type(at: aps) else { return }
    let field = FieldPath(Array(aps.components.dropFirst(path.components.count)))
    guard let member = object.type.members(for: field).first else { return }
    note(aps, "\(language.sdk) needs it: the code has an empty one")
    object.members.append(
      SaidObject.Member(
        path: aps, kind: .member(member, .object(SaidObject(type: type, members: [])))))
  }
}
