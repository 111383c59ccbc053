internal import ByteSearch
internal import PushMessages

/// Turns a payload of the legacy HTTP API, shut down in 2024, into a request of HTTP v1.
///
/// What the legacy API gave to every platform, v1 wants in the block of each: the two localization keys, the sound, what a
/// tap does. Apple's keys are those that the legacy documentation named for its fields.
struct LegacyPayload {
  let payload: JSONNode
  private(set) var notes: [JSONReader.Finding] = []
  private var request: JSONNode

  init(_ payload: JSONNode) {
    self.payload = payload
    let message = JSONNode.Member(
      key: "message", keyRange: payload.range, value: payload.with(.object([])))
    request = payload.with(.object([message]))
  }

  mutating func converted() -> JSONNode {
    for member in payload.members ?? [] where member.value.kind != .null {
      convert(member)
    }
    completeAlert()
    return request
  }

  private mutating func convert(_ member: JSONNode.Member) {
    switch member.key {
    case "to": convertTarget(member)
    case "registration_ids": convertTargets(member)
    case "priority": convertPriority(member)
    case "time_to_live": convertLifespan(member)
    case "data": convertData(member)
    case "dry_run":
      note(.repair, "dry_run → validate_only", member)
      request.put(member.value, at: "validate_only", key: member.keyRange)
    case "notification":
      guard let members = member.value.members else {
        return leaveOut(member, "it isn't an object")
      }
      for field in members where field.value.kind != .null { convertNotification(field) }
    default:
      if let rule = Self.rootRules[member.key] {
        apply(rule, to: member, named: member.key)
      } else if FieldCatalogue[FieldPath([.key(member.key)])] != nil {
        put(member.value, at: FieldPath([.key(member.key)]), member)
      } else {
        leaveOut(member, "HTTP v1 has nothing like it")
      }
    }
  }

  private mutating func convertNotification(_ member: JSONNode.Member) {
    let name = "notification.\(member.key)"
    if let rule = Self.rule(forNotification: member) { return apply(rule, to: member, named: name) }
    leaveOut(member, "HTTP v1 has nothing like it", name: name)
  }

  private mutating func apply(_ rule: LegacyRule, to member: JSONNode.Member, named name: String) {
    switch rule.convert(member.value) {
    case .failure(let refusal): leaveOut(member, refusal.sentence, name: name)
    case .success(let kind):
      guard let kind else { return note(.repair, "\(name): false is the same as not set", member) }
      let isMoved = rule.paths != [FieldPath(stringLiteral: name)]
      let isSame = kind == member.value.kind
      if isMoved || !isSame {
        let places = rule.paths.map(\.description).joined(separator: " and ")
        let value = isSame ? "" : ": now \(JSONText.compact(member.value.with(kind)))"
        note(.repair, "\(name) → \(places)\(value)", member)
      }
      for path in rule.paths { put(member.value.with(kind), at: path, member) }
    }
  }

  private mutating func convertTarget(_ member: JSONNode.Member) {
    guard let text = member.value.string else { return leaveOut(member, "it isn't a string") }
    if text.hasPrefix("/topics/") {
      let topic = String(text.dropFirst("/topics/".count))
      note(.repair, "to → topic: now \(JSONText.quoted(topic))", member)
      put(member.value.with(.string(topic)), at: "topic", member)
    } else {
      let field =
        text.holds("' in topics")
        ? "condition" : DeviceAddress.form(of: text)?.field ?? "token"
      note(.repair, "to → \(field)", member)
      put(member.value, at: field, member)
    }
  }

  private mutating func convertTargets(_ member: JSONNode.Member) {
    guard let elements = member.value.elements else { return leaveOut(member, "it isn't a list") }
    guard elements.count == 1, let only = elements.first else {
      return leaveOut(
        member, "an HTTP v1 message goes to one target, but these are \(elements.count)")
    }
    let field = only.string.flatMap(DeviceAddress.form)?.field ?? "token"
    note(.repair, "registration_ids → \(field)", member)
    put(only, at: field, member)
  }

  private mutating func convertPriority(_ member: JSONNode.Member) {
    let words = ["high": ("HIGH", "10"), "normal": ("NORMAL", "5")]
    guard let text = member.value.string, let (android, apple) = words[text.lowercased()] else {
      return leaveOut(member, "it is neither high nor normal")
    }
    note(
      .repair,
      "priority → android.priority and apns.headers.apns-priority: now \(android) and \(apple)",
      member)
    put(member.value.with(.string(android)), at: "android.priority", member)
    put(member.value.with(.string(apple)), at: "apns.headers.apns-priority", member)
  }

  private mutating func convertLifespan(_ member: JSONNode.Member) {
    guard let seconds = LegacyRule.wholeNumber(member.value) else {
      return leaveOut(member, "it isn't a number of seconds")
    }
    note(
      .repair,
      "time_to_live → android.ttl and webpush.headers.TTL: now \"\(seconds)s\" and \"\(seconds)\"",
      member)
    note(
      .warning,
      "time_to_live: Apple expects a time in apns.headers.apns-expiration, which isn't set",
      member)
    put(member.value.with(.string("\(seconds)s")), at: "android.ttl", member)
    put(member.value.with(.string("\(seconds)")), at: "webpush.headers.TTL", member)
  }

  private mutating func convertData(_ member: JSONNode.Member) {
    guard let members = member.value.members else { return leaveOut(member, "it isn't an object") }
    let texts = members.map { entry -> JSONNode.Member in
      guard entry.value.string == nil else { return entry }
      var entry = entry
      entry.value.kind = .string(JSONText.compact(entry.value))
      let path = FieldPath("data").appending(entry.key)
      note(.repair, "\(path): values are strings, now \(JSONText.compact(entry.value))", entry)
      return entry
    }
    put(member.value.with(.object(texts)), at: "data", member)
  }

  /// FCM's merge of a common text with a partial alert is not documented: an alert says all or nothing.
  private mutating func completeAlert() {
    let alert: FieldPath = "apns.payload.aps.alert"
    guard let message = request["message"], message["apns"]?["payload"]?["aps"]?["alert"] != nil
    else { return }
    for name in ["title", "body"] {
      guard let member = message["notification"]?.member(name, orCamelCase: false) else { continue }
      note(.repair, "notification.\(name) → also \(alert.appending(name))", member)
      put(member.value, at: alert.appending(name), member)
    }
  }

  private mutating func put(_ value: JSONNode, at path: FieldPath, _ member: JSONNode.Member) {
    let whole = FieldPath(FieldPath("message").components + path.components)
    request.put(value, at: whole, key: member.keyRange)
  }

  private mutating func leaveOut(
    _ member: JSONNode.Member, _ reason: String, name: String? = nil
  ) {
    let name = name ?? member.key
    note(.warning, "\(name) was left out: \(reason)", member, kind: .loss(.init(name)))
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
