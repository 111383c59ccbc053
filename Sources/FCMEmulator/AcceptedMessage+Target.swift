import PushMessages

extension AcceptedMessage.Target {
  private static let kinds = ["token", "fid", "topic", "condition"]

  /// The target of a message with canonical names.
  init?(of message: JSONNode) {
    for kind in Self.kinds {
      guard let name = message[kind]?.string else { continue }
      let isLong = kind == "topic" && name.hasPrefix("/topics/")
      self.init(kind: kind, name: isLong ? String(name.dropFirst("/topics/".count)) : name)
      return
    }
    return nil
  }
}
