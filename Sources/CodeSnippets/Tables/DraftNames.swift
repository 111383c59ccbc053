internal import PushMessages

/// How the public draft of an SDK spells what only `android_v2` has, and what it spells otherwise than for `android`.
struct DraftNames {
  var remoteNotification: String
  var backgroundSync: String
  var mutableContent: String
  var usesDataMessage: String
  var notification: String
  /// `nil` if it isn't known.
  var id: String?
  /// By the names of the notification's fields.
  var others: [String: String] = [:]
  var ttl: ValueForm?
}

extension SDKTable {
  /// The types of `android_v2` in the drafts of the SDKs (autumn 2026): those of `android` with few differences.
  static func draft(of android: [SDKType], _ names: DraftNames) -> [SDKType] {
    let block = AndroidBlock.v2
    let own = [
      SDKType(
        AndroidBlock.remoteNotification, "AndroidRemoteNotification", isDraft: true,
        [
          SDKMember("mutable_content", names.mutableContent, .boolean),
          SDKMember("use_as_v1_data_message", names.usesDataMessage, .boolean),
          SDKMember("notification", names.notification, .object),
        ]),
      SDKType(
        AndroidBlock.backgroundSync, "AndroidBackgroundSyncMessage", isDraft: true, []),
    ]
    return android.compactMap { type in
      guard let path = block.place(of: type.path) else { return nil }
      var type = type
      (type.path, type.isDraft) = (path, true)
      type.members.removeAll { ["priority", "proxy"].contains("\($0.field)") }
      if path == block.path { becomeConfig(&type, names) }
      if path == block.notification { becomeNotification(&type, names) }
      return type
    } + own
  }

  private static func becomeConfig(_ type: inout SDKType, _ names: DraftNames) {
    type.name += "V2"
    type.members.removeAll { $0.field == "notification" }
    if let ttl = names.ttl, let index = type.members.firstIndex(where: { $0.field == "ttl" }) {
      type.members[index].form = ttl
    }
    type.members += [
      SDKMember("remote_notification", names.remoteNotification, .object),
      SDKMember("background_sync", names.backgroundSync, .marker),
    ]
  }

  private static func becomeNotification(_ type: inout SDKType, _ names: DraftNames) {
    type.name += "V2"
    for index in type.members.indices {
      if let name = names.others["\(type.members[index].field)"] { type.members[index].name = name }
      // Constants are those of the type.
      guard case .constants(let words) = type.members[index].form else { continue }
      type.members[index].form = .constants(
        words.map { word in
          let spelling = word.spelling.replacing(
            "AndroidNotification.", with: "AndroidNotificationV2.")
          return ValueForm.Word(word: word.word, spelling: spelling)
        })
    }
    if let id = names.id { type.members.append(SDKMember("id", id, .integer(bits: 32))) }
  }
}
