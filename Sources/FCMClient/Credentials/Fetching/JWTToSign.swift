import PushMessages
import TextEncodings

/// A service account's statement about itself, to be signed outside with its key (RS256, RFC 7515).
public struct JWTToSign: Hashable, Sendable {
  /// How long Google lets such a statement be valid, in seconds.
  static let lifetime = 3600

  /// The two parts that are signed, as ASCII: `HEADER.CLAIMS`.
  public let signingInput: String
  /// In PEM, PKCS #8.
  public let privateKey: Secret

  /// `now` in seconds since 1970.
  init(_ account: ServiceAccount, scope: String, now: Int) {
    var header: [JSONValue.Member] = [.init("alg", .string("RS256")), .init("typ", .string("JWT"))]
    if let keyID = account.keyID { header.append(.init("kid", .string(keyID))) }
    let claims: [JSONValue.Member] = [
      .init("iss", .string(account.email)),
      .init("scope", .string(scope)),
      .init("aud", .string(account.tokenURL.text)),
      .init("iat", .number("\(now)")),
      .init("exp", .number("\(now + Self.lifetime)")),
    ]
    signingInput = Self.part(header) + "." + Self.part(claims)
    privateKey = account.privateKey
  }

  private static func part(_ members: [JSONValue.Member]) -> String {
    Base64.url(Array(JSONText.compact(.object(members)).utf8))
  }

  /// The finished statement, which is as good as a password until it expires.
  func signed(_ signature: [UInt8]) -> Secret {
    Secret(signingInput + "." + Base64.url(signature))
  }
}
