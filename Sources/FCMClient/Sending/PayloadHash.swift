public import PushMessages

/// What ties dry-run, review and journal together: the same project, target and message have the
/// same hash, on every machine and at every time.
///
/// It is SHA-256 over a version, the project, and the message (its target is in it) as compact JSON.
/// The document's order of keys counts, because FCM numbers the entries of maps by it; white space,
/// escapes and duplicate keys that do not count make no difference. Left out is what is computed when
/// sending.
public struct PayloadHash: Hashable, Sendable, CustomStringConvertible {
  /// Where the time stands that “expires in” becomes when sending.
  public static let expiration: FieldPath = "apns.headers.apns-expiration"

  /// 64 hexadecimal digits.
  public let description: String

  /// The first digits, for screens and lists.
  public var short: String { String(description.prefix(8)) }

  /// The value of `message`, and the fields whose values are computed when sending.
  ///
  /// Objects on the way to such a field that hold nothing else do not count either, so that the hash
  /// is the same before the value is computed and after. Without a project it names the message alone.
  public init(project: ProjectID?, message: JSONNode, computed: [FieldPath] = []) {
    var value = JSONValue(message)
    for path in computed { value = value.without(path.components[...]) ?? .object([]) }
    let text = "pushwright 1\n\(project?.description ?? "")\n" + JSONText.compact(value)
    description = ContentHash.of(text)
  }
}

extension JSONValue {
  /// The value without what is at the path; `nil` if nothing is left of it.
  fileprivate func without(_ path: ArraySlice<FieldPath.Component>) -> JSONValue? {
    guard case .key(let key)? = path.first else { return nil }
    guard case .object(let members) = self else { return self }
    let rest = members.compactMap { member -> Member? in
      guard member.key == key else { return member }
      return member.value.without(path.dropFirst()).map { Member(key, $0) }
    }
    return rest.isEmpty ? nil : .object(rest)
  }
}
