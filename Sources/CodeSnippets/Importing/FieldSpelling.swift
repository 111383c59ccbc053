internal import PushMessages

/// Gives FCM's own fields one spelling: FCM reads `titleLocKey` as `title_loc_key`, people and tools do not.
struct FieldSpelling {
  private(set) var notes: [JSONReader.Finding] = []

  /// The request with snake_case names in the objects of FCM's schema; keys of maps and of Apple's and the browser's
  /// objects stay.
  mutating func unified(_ request: JSONNode) -> JSONNode {
    let members = (request.members ?? []).map { member in
      var member = member
      if member.key == "validateOnly" {
        change("validateOnly → validate_only", member)
        member.key = "validate_only"
      } else if member.key == "message" {
        member.value = unified(member.value, at: FieldPath())
      }
      return member
    }
    return request.with(.object(members))
  }

  private mutating func unified(_ node: JSONNode, at path: FieldPath) -> JSONNode {
    guard let members = node.members else { return node }
    let names = Set(members.map(\.key))
    var result: [JSONNode.Member] = []
    for member in members {
      guard let field = FieldCatalogue.child(member.key, of: path) else {
        result.append(member)
        continue
      }
      let key = field.path.lastKey
      var member = member
      if member.key != key {
        guard !names.contains(key) else {
          warn("\(path.appending(member.key)) is also set as \(key): this one was left out", member)
          continue
        }
        change("\(path.appending(member.key)) → \(field.path)", member)
        member.key = key
      }
      if field.kind == .group { member.value = unified(member.value, at: field.path) }
      result.append(member)
    }
    return node.with(.object(result))
  }

  private mutating func change(_ sentence: String, _ member: JSONNode.Member) {
    notes.append(
      .init(severity: .repair, sentence: sentence, offset: member.keyRange.lowerBound))
  }

  private mutating func warn(_ sentence: String, _ member: JSONNode.Member) {
    notes.append(
      .init(
        severity: .warning, sentence: sentence, offset: member.keyRange.lowerBound,
        kind: .loss(.init())))
  }
}
