internal import PushMessages

/// Tells a message of JavaScript from the other objects of a program.
enum ScriptMessage {
  /// Whether an object is a message, a request with one, or a payload of the legacy API.
  ///
  /// An object that is sent needs no more than names that messages have.
  static func isMessage(_ object: CodeObject, isSent: Bool) -> Bool {
    guard object.type.isEmpty, let members = object.members else { return false }
    // What is sent may get its members later.
    guard !isJSON(object) || isSent && members.isEmpty else { return false }
    if isSent, hasOnlyFields(members) { return true }
    if let message = members.last(where: { $0.name == "message" })?.value.object {
      return isMessageBody(message)
    }
    return isMessageBody(object)
  }

  /// Whether an object is a request with a message, or a message with a target.
  static func isRequest(_ object: CodeObject) -> Bool {
    guard object.type.isEmpty, let members = object.members else { return false }
    if let value = members.last(where: { $0.name == "message" })?.value,
      let message = value.object ?? value.dictionary
    {
      return isMessageBody(message) || isMerged(message)
    }
    return members.contains { $0.name.map(targets.contains) ?? false } && isMessageBody(object)
  }

  /// Whether an object is put together of others, with names that messages have.
  private static func isMerged(_ object: CodeObject) -> Bool {
    let members = object.members ?? []
    return members.contains { $0.key == .spread } && hasOnlyFields(members)
  }

  private static func hasOnlyFields(_ members: [CodeMember]) -> Bool {
    members.allSatisfy { member in
      member.name.map { FieldCatalogue.child($0, of: FieldPath()) != nil }
        ?? (member.key == .spread || member.key == .none)
    }
  }

  private static func isMessageBody(_ object: CodeObject) -> Bool {
    let members = object.members ?? []
    let names = members.compactMap(\.name)
    let known = names.filter { blocks.contains($0) || targets.contains($0) || others.contains($0) }
    let hasTarget = names.contains(where: targets.contains)
    let hasBlock = members.contains { member in
      member.name.map(blocks.contains) ?? false && isBlock(member.value)
    }
    // A wrong name is forgiven where the rest leaves no doubt.
    let isCertain = hasTarget && hasBlock
    guard known.count == names.count || isCertain else { return false }
    return hasBlock || hasTarget && names.contains("data")
  }

  /// A block's value: an object, or a variable that may hold one.
  private static func isBlock(_ value: CodeExpression) -> Bool {
    switch value.kind {
    case .object, .name: true
    default: false
    }
  }

  /// Whether an object's keys are all in quotes: it is JSON, or data of another language, and a reader that knows
  /// their mistakes reads it.
  private static func isJSON(_ object: CodeObject) -> Bool {
    object.members?.allSatisfy { if case .value = $0.key { true } else { false } } ?? true
  }

  private static let blocks: Set<String> = [
    "notification", "android", "apns", "webpush", "androidV2", "android_v2",
  ]

  private static let targets: Set<String> = [
    "token", "topic", "condition", "fid", "tokens", "fids", "to", "registration_ids",
  ]

  private static let others: Set<String> = [
    "data", "fcmOptions", "fcm_options", "priority", "time_to_live", "collapse_key", "dry_run",
    "content_available", "mutable_content", "restricted_package_name", "validate_only",
    "validateOnly",
  ]
}
