internal import PushMessages

/// Turns a message object of the Node.js Admin SDK into what the SDK sends.
///
/// The SDK renames and converts some fields on the way: `imageUrl`, times in milliseconds, colors as text, and Apple's
/// keys, which are camelCase there. Fields that only change their spelling are ``FieldSpelling``'s.
struct NodeMessage {
  /// How one field of the Node.js Admin SDK is converted.
  struct Rule: Sendable {
    /// The field's name in the API; `nil` where only its value changes.
    var name: String?
    /// What to say where the value does not fit.
    var refusal = "the SDK doesn't accept its value"
    /// Whether a value of another kind is one that FCM takes as it is.
    var isOptional = false
    /// The value that the SDK sends; `nil` where there is none.
    var convert: @Sendable (JSONNode) -> JSONNode.Kind?
  }

  private(set) var notes: [JSONReader.Finding] = []

  /// Whether a message says something that only the SDK understands.
  static func isLikely(_ message: JSONNode) -> Bool {
    guard message.members != nil else { return false }
    if case .number = message["android"]?["ttl"]?.kind { return true }
    if message["tokens"]?.elements != nil { return true }
    return marks.contains { path, keys in
      let object = path.reduce(Optional(message)) { $0?[$1] }
      return object?.members?.contains { keys.contains($0.key) } ?? false
    }
  }

  private static let marks: [(path: [String], keys: Set<String>)] = [
    (["notification"], ["imageUrl"]),
    (
      ["android", "notification"],
      ["imageUrl", "eventTimestamp", "vibrateTimingsMillis", "priority"]
    ),
    (["android", "notification", "lightSettings"], ["lightOnDurationMillis"]),
    (["apns", "fcmOptions"], ["imageUrl"]),
    (["apns", "payload", "aps"], Set(appleNames(below: "apns.payload.aps").keys)),
    (["apns", "payload", "aps", "alert"], Set(appleNames(below: "apns.payload.aps.alert").keys)),
  ]

  /// Apple's keys that the SDK spells otherwise, by their names there: `titleLocKey`.
  static func appleNames(below path: FieldPath) -> [String: String] {
    hyphenated(below: path).filter { path.lastKey != "aps" || renamed.contains($0.value) }
  }

  /// Apple's keys with hyphens, by their names without.
  private static func hyphenated(below path: FieldPath) -> [String: String] {
    let names = FieldCatalogue.children(of: path).map(\.path.lastKey).filter { $0.contains("-") }
    return Dictionary(
      names.map { (FieldName.camelCase($0.map { $0 == "-" ? "_" : "\($0)" }.joined()), $0) }
    ) { first, _ in first }
  }

  /// The keys of `aps` that the SDK knows by another name; it sends all others as the program writes them.
  private static let renamed: Set<String> = ["content-available", "mutable-content", "thread-id"]

  mutating func converted(_ message: JSONNode) -> JSONNode {
    var result = converted(message, at: FieldPath())
    if let note = result.removeTopicPrefix(.node) { notes.append(note) }
    return result
  }

  /// `isAsIs` says that the SDK doesn't look into the object, as its name is the API's own: the SDK knows only another.
  private mutating func converted(
    _ node: JSONNode, at path: FieldPath, isAsIs: Bool = false
  ) -> JSONNode {
    guard let members = node.members else { return node }
    let apple = path.hasPrefix("apns.payload.aps") ? Self.appleNames(below: path) : [:]
    let result = members.compactMap { member -> JSONNode.Member? in
      let plain = FieldName.snakeCase(member.key)
      let name = apple[member.key] ?? (path.hasPrefix("apns.payload") ? member.key : plain)
      let field = path.appending(name)
      if var rule = Self.rules[field] {
        rule.isOptional = rule.isOptional || isAsIs
        return applying(rule, to: member, at: path)
      }
      var member = member
      if let hyphenated = apple[member.key] { rename(&member, to: hyphenated, at: path) }
      guard let kind = FieldCatalogue[field]?.kind else {
        noteUnread(member, at: path)
        return member
      }
      if kind == .flag { return flag(member, at: field) }
      if Self.isWalked(field, kind) {
        let isOwn = member.key.contains("_")
        member.value = converted(member.value, at: field, isAsIs: isAsIs || isOwn)
      }
      return member
    }
    return node.with(.object(result))
  }

  /// Names a key that is Apple's without its hyphens, and that the SDK sends as it is.
  private mutating func noteUnread(_ member: JSONNode.Member, at path: FieldPath) {
    guard path == "apns.payload.aps", let name = Self.hyphenated(below: path)[member.key] else {
      return
    }
    note(
      .warning,
      "the SDK sends \(path.appending(member.key)) as it is, and Apple reads only \(name)", member,
      kind: .loss(.init(path.appending(member.key).description, extent: .doubtful)))
  }

  private static func isWalked(_ path: FieldPath, _ kind: Field.Kind) -> Bool {
    kind == .group || kind == .textOrGroup || path == "apns.payload" || path == "apns.payload.aps"
  }

  /// The SDK writes true as 1, and takes any other value out.
  private mutating func flag(_ member: JSONNode.Member, at path: FieldPath) -> JSONNode.Member? {
    var member = member
    switch member.value.kind {
    case .boolean(true):
      note(.repair, "\(path): true became 1", member)
      member.value.kind = .number("1")
    case .boolean(false):
      note(.repair, "\(path): false isn't sent, because the SDK doesn't send it", member)
      return nil
    case .number(let text) where Double(text) == 1: break
    case .null, .string, .number, .array, .object:
      note(
        .warning,
        "\(path) isn't sent, because \(CodeLanguage.node.sdk) sends it only for true and 1", member)
      return nil
    }
    return member
  }

  private mutating func applying(
    _ rule: Rule, to member: JSONNode.Member, at path: FieldPath
  ) -> JSONNode.Member? {
    var member = member
    let old = path.appending(member.key)
    guard let kind = rule.convert(member.value) else {
      if rule.isOptional { return member }
      note(
        .warning, "\(old) was left out: \(rule.refusal)", member,
        kind: .loss(.init(old.description)))
      return nil
    }
    let isSame = kind == member.value.kind
    let new = path.appending(rule.name ?? FieldName.snakeCase(member.key))
    guard !isSame || rule.name != nil else { return member }
    let value = isSame ? "" : ": now \(JSONText.compact(member.value.with(kind)))"
    note(.repair, "\(old)\(old == new ? "" : " → \(new)")\(value)", member)
    member.key = new.lastKey
    member.value.kind = kind
    return member
  }

  private mutating func rename(
    _ member: inout JSONNode.Member, to name: String, at path: FieldPath
  ) {
    note(.repair, "\(path.appending(member.key)) → \(path.appending(name))", member)
    member.key = name
  }

  private mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String, _ member: JSONNode.Member,
    kind: DocumentProblem.Kind = .syntax
  ) {
    notes.append(
      .init(
        severity: severity, sentence: sentence, offset: member.keyRange.lowerBound, kind: kind))
  }
}
