/// A draft with its Android block rewritten as the other one.
public struct AndroidConversion: Sendable {
  /// A field that the new block has no place for.
  public struct Loss: Hashable, Sendable {
    /// Where the draft had it.
    public var path: FieldPath
    /// What it means that it is gone: lower-case, without a full stop.
    public var sentence: String

    public init(_ path: FieldPath, _ sentence: String) {
      self.path = path
      self.sentence = sentence
    }
  }

  public let block: AndroidBlock
  public private(set) var document: MessageDocument
  /// In the order of the text.
  public private(set) var losses: [Loss] = []

  /// Rewrites the draft's Android block; a draft without one, or with the right one, stays byte for byte the same.
  ///
  /// - Throws: `EditRefusal` if the draft has both blocks, the one that it has is not an object, or a message that
  ///   Android keeps silent would become visible.
  public init(
    _ document: MessageDocument, to block: AndroidBlock
  ) throws(MessageDocument.EditRefusal) {
    self.document = document
    self.block = block
    guard document.message != nil else {
      throw MessageDocument.EditRefusal(
        sentence: "the text has no readable \"message\": fix it first")
    }
    guard document.androidBlocks.count < 2 else {
      throw MessageDocument.EditRefusal(
        sentence: "the draft has both android and android_v2: remove one first")
    }
    guard let old = document.androidBlocks.first, old != block else { return }
    guard let node = document.node(at: old.path), let members = node.members else {
      throw MessageDocument.EditRefusal(sentence: "\(old.rawValue) isn't an object: fix it first")
    }
    guard !(block == .v1 && document.isSilencedByBackgroundSync) else {
      throw MessageDocument.EditRefusal(
        sentence:
          "android_v2.background_sync keeps the common notification from Android, and android would"
          + " show it: move its texts to apns and webpush first")
    }
    let content = block == .v2 ? preview(of: members) : current(of: members)
    try self.document.rewrite(old, as: block, content)
  }

  private mutating func lose(_ path: FieldPath, _ sentence: String) {
    losses.append(Loss(path, sentence))
  }
}

/// `android` becomes `android_v2`.
extension AndroidConversion {
  private mutating func preview(of members: [JSONNode.Member]) -> [JSONValue.Member] {
    var content: [JSONValue.Member] = []
    let kind: String
    if let notification = AndroidBlock.v1.member("notification", of: members) {
      kind = "remote_notification"
      content.append(.init(kind, .object([.init("notification", remote(notification.value))])))
    } else if document.node(at: Precedence.notification)?.members != nil {
      kind = "remote_notification"
      content.append(.init(kind, .object([])))
    } else {
      kind = "background_sync"
      content.append(.init(kind, .object([])))
    }
    for member in members {
      switch FieldName.snakeCase(member.key) {
      case "notification": continue
      case "priority": lose("android.priority", Self.urgency(member.value.string, kind))
      default: content.append(.init(member.key, JSONValue(member.value)))
      }
    }
    return content
  }

  private mutating func remote(_ notification: JSONNode) -> JSONValue {
    guard let members = notification.members else { return JSONValue(notification) }
    var kept: [JSONValue.Member] = []
    for member in members {
      let name = FieldName.snakeCase(member.key)
      guard name == "proxy" || name == "bypass_proxy_notification" else {
        kept.append(.init(member.key, JSONValue(member.value)))
        continue
      }
      lose(
        AndroidBlock.v1.notification.appending(name),
        "android_v2 doesn't choose whether Play services show the notification for the app")
    }
    return .object(kept)
  }

  private static func urgency(_ priority: String?, _ kind: String) -> String {
    switch (kind, priority?.uppercased() == "HIGH") {
    case ("remote_notification", true): "FCM delivers every remote_notification at once"
    case ("remote_notification", false):
      "FCM delivers every remote_notification at once, so the message becomes urgent"
    case (_, true):
      "FCM may delay or batch a background_sync, so the message is no longer urgent"
    default: "FCM may delay or batch a background_sync"
    }
  }
}

/// `android_v2` becomes `android`.
extension AndroidConversion {
  private mutating func current(of members: [JSONNode.Member]) -> [JSONValue.Member] {
    var content: [JSONValue.Member] = []
    for member in members {
      switch FieldName.snakeCase(member.key) {
      case "remote_notification": content += current(ofRemote: member.value)
      case "background_sync":
        lose(
          AndroidBlock.backgroundSync,
          "android has no background_sync: without a notification it becomes a data message")
      default: content.append(.init(member.key, JSONValue(member.value)))
      }
    }
    return content
  }

  private mutating func current(ofRemote node: JSONNode) -> [JSONValue.Member] {
    var content: [JSONValue.Member] = []
    for member in node.members ?? [] {
      let name = FieldName.snakeCase(member.key)
      switch name {
      case "notification":
        content.append(.init(member.key, withoutID(member.value)))
      case "mutable_content":
        lose(
          AndroidBlock.remoteNotification.appending(name),
          "with android the app can't change the notification before it appears")
      case "use_as_v1_data_message":
        lose(
          AndroidBlock.remoteNotification.appending(name),
          "every app gets the notification, older ones too")
      default: content.append(.init(member.key, JSONValue(member.value)))
      }
    }
    return content
  }

  private mutating func withoutID(_ notification: JSONNode) -> JSONValue {
    guard let members = notification.members else { return JSONValue(notification) }
    let kept = members.filter { $0.key != "id" }
    if kept.count < members.count {
      lose(
        AndroidBlock.v2.notification.appending("id"),
        "android replaces notifications by their tag alone")
    }
    return .object(kept.map { .init($0.key, JSONValue($0.value)) })
  }
}

extension AndroidBlock {
  /// The member of that name that counts, in either spelling.
  fileprivate func member(_ name: String, of members: [JSONNode.Member]) -> JSONNode.Member? {
    members.last { FieldName.snakeCase($0.key) == name }
  }
}

extension MessageDocument {
  /// Whether Android shows nothing of a common notification because its block only wakes the app.
  fileprivate var isSilencedByBackgroundSync: Bool {
    node(at: AndroidBlock.backgroundSync)?.members != nil
      && node(at: AndroidBlock.remoteNotification) == nil
      && node(at: Precedence.notification)?.members != nil
  }

  /// Puts other content in the place of the draft's Android block, under the name of the other one.
  fileprivate mutating func rewrite(
    _ old: AndroidBlock, as new: AndroidBlock, _ content: [JSONValue.Member]
  ) throws(EditRefusal) {
    let isOld = { (member: JSONNode.Member) in FieldName.snakeCase(member.key) == old.rawValue }
    guard !content.isEmpty else { return try set(nil, at: old.path) }
    // Of duplicates only the last one counts; the others would count from now on.
    while let members = message?.members, members.filter(isOld).count > 1,
      let first = members.firstIndex(where: isOld)
    {
      removeMember(first, of: FieldPath())
    }
    guard let index = message?.members?.firstIndex(where: isOld) else { return }
    try set(.object(content), at: old.path)
    renameMember(index, of: FieldPath(), to: new.rawValue)
  }
}
