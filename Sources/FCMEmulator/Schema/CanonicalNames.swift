import PushMessages

/// Rewrites a request's field names as the schema spells them, so that later checks look a field
/// up under one name.
enum CanonicalNames {
  static func of(_ node: JSONNode, as object: String) -> JSONNode {
    guard let members = node.members else { return node }
    var canonical = node
    canonical.kind = .object(members.map { of($0, in: object) })
    return canonical
  }

  private static func of(_ member: JSONNode.Member, in object: String) -> JSONNode.Member {
    guard let field = Schema.field(member.key, of: object) else { return member }
    var canonical = member
    canonical.key = field.name
    if case .object(let inner) = field.kind { canonical.value = of(member.value, as: inner) }
    return canonical
  }
}
