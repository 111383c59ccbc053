internal import FCMClient
internal import PushMessages

/// The message as it is sent, which is the draft's but for the target of a test and the time that
/// “expires in” becomes.
enum OutgoingMessage {
  /// The value of `message`; `now` in seconds since 1970.
  static func value(
    _ message: JSONNode, test: Message.Target?, expiresIn: Int?, now: Int
  ) -> JSONValue {
    var value = JSONValue(message)
    if let test, case .object(let members) = value {
      let rest = members.filter { !Message.Target.fieldNames.contains($0.key) }
      value = .object(rest + [JSONValue.Member(test.fieldName, .string(test.text))])
    }
    if let expiresIn {
      value = value.setting(
        .string("\(now + expiresIn)"), at: PayloadHash.expiration.components[...])
    }
    return value
  }
}

extension JSONValue {
  /// The value with another one at a path of keys; a value on the way that isn't an object is replaced.
  fileprivate func setting(
    _ value: JSONValue, at path: ArraySlice<FieldPath.Component>
  ) -> JSONValue {
    guard case .key(let key)? = path.first else { return value }
    var members: [Member] = []
    if case .object(let own) = self { members = own }
    if let index = members.lastIndex(where: { $0.key == key }) {
      members[index].value = members[index].value.setting(value, at: path.dropFirst())
    } else {
      members.append(Member(key, JSONValue.object([]).setting(value, at: path.dropFirst())))
    }
    return .object(members)
  }
}
