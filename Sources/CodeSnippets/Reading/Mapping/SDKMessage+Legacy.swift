internal import PushMessages

extension SDKMessage {
  /// The payload of the legacy API that a call of Node.js sends, with its target and options beside it.
  mutating func legacy(_ payload: CodeExpression, _ call: CodeMessage.LegacyCall) -> JSONNode? {
    guard let object = json(payload, "") else { return nil }
    var members = (object.members ?? []).map { member in
      member.key == "notification" ? Self.inSnakeCase(member) : member
    }
    members += target(call)
    if let options = call.options, let known = json(options, "options") {
      members += (known.members ?? []).map { member in
        var member = member
        member.key = FieldName.snakeCase(member.key)
        return member
      }
    }
    return object.with(.object(members))
  }

  private mutating func target(_ call: CodeMessage.LegacyCall) -> [JSONNode.Member] {
    let elements = evaluator.elements(of: call.target)
    if let elements, elements.count > 1 {
      leaveOut(
        "registration_ids", call.target.range,
        because: "a draft goes to one target, but these are \(elements.count)")
      return []
    }
    let written = call.targetKey == "to" ? "token" : call.targetKey
    guard let value = json(elements?.first ?? call.target, written) else { return [] }
    let isTopic = value.string?.hasPrefix("/topics/") ?? false
    let key = isTopic ? "to" : call.targetKey
    return [.init(key: key, keyRange: call.target.range, value: value)]
  }

  private static func inSnakeCase(_ member: JSONNode.Member) -> JSONNode.Member {
    var result = member
    let fields = (member.value.members ?? []).map { field in
      var field = field
      field.key = FieldName.snakeCase(field.key)
      return field
    }
    if member.value.members != nil { result.value.kind = .object(fields) }
    return result
  }
}
