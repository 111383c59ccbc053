internal import PushMessages

/// Tells whether a member beside a message holds a secret, as files of HTTP clients and logs of requests do.
enum SecretMember {
  /// What the secret is; `nil` if nothing in the member looks like one.
  static func found(in member: JSONNode.Member) -> String? {
    if let name = names[folded(member.key)], !isEmpty(member.value) { return name }
    return found(in: member.value)
  }

  private static func found(in value: JSONNode) -> String? {
    if let text = value.string { return found(in: text) }
    for member in value.members ?? [] {
      if let secret = found(in: member) { return secret }
    }
    for element in value.elements ?? [] {
      if let secret = found(in: element) { return secret }
    }
    return nil
  }

  /// The beginnings that the values of Google's tokens and of headers have.
  private static func found(in text: String) -> String? {
    let start = text.drop(while: \.isWhitespace).prefix(28).lowercased()
    if start.hasPrefix("bearer ") || start.hasPrefix("ya29.") { return "an access token" }
    if start.hasPrefix("key=") { return "a server key" }
    return start.hasPrefix("-----begin ") ? "a private key" : nil
  }

  private static func isEmpty(_ value: JSONNode) -> Bool {
    value.string?.isEmpty == true || value.kind == .null
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let names: [String: String] = [
    "authorization": "an access token", "proxyauthorization": "a password",
    "accesstoken": "an access token", "bearertoken": "an access token", "bearer": "an access token",
    "idtoken": "an access token", "refreshtoken": "a refresh token", "oauth2": "an access token",
    "auth": "an access token", "cookie": "a cookie", "cookies": "a cookie",
    "apikey": "a key", "xgoogapikey": "a key", "serverkey": "a server key",
    "privatekey": "a private key", "clientsecret": "a secret", "password": "a password",
  ]
}
