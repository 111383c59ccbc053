import PushMessages

/// What FCM checks of the dictionary for Apple's push service; the words of the answers are recorded, their details aren't.
enum AppleCheck {
  static func violation(in message: JSONNode) -> Violation? {
    guard let payload = message["apns"]?["payload"], let members = payload.members,
      !members.isEmpty
    else { return nil }
    guard let aps = payload["aps"] else {
      // A common notification becomes one.
      guard message["notification"] == nil else { return nil }
      return Violation(
        field: "message.apns.payload",
        description: "Payload of Apple Push Notification Service must contain an [aps] key.")
    }
    if aps.members?.isEmpty == true, message["notification"] == nil {
      return Violation(
        field: "message.apns.payload", description: "Request contains an invalid argument.")
    }
    guard let isMutable = aps["mutable-content"],
      isMutable.kind != .number("0"), isMutable.kind != .number("1")
    else { return nil }
    return Violation(
      field: "message.apns.payload.aps.mutable-content",
      description: "Value for APS key [mutable-content] is either 0 or 1.")
  }
}
