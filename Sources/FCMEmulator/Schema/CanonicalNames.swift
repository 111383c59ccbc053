import FCMClient

/// Rewrites a request's field names as the schema spells them, so that later checks look a field
/// up under one name.
enum CanonicalNames {
  static func of(_ value: JSONValue, as object: String) -> JSONValue {
    guard let members = value.members else { return value }
    return .object(
      members.map { member in
        guard let field = Schema.field(member.name, of: object) else { return member }
        guard case .object(let inner) = field.kind else {
          return JSONValue.Member(name: field.name, value: member.value)
        }
        return JSONValue.Member(name: field.name, value: of(member.value, as: inner))
      })
  }
}
