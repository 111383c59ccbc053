import CalendarTime
import HarmlessText
import PushMessages

/// What a token server said.
struct TokenAnswer {
  let status: Int
  let headers: [HTTPHeader]
  let body: [UInt8]
  let request: TokenRequest
  /// By this machine's clock, in seconds since 1970.
  let now: Int

  private var json: JSONNode? { try? JSONNode(strict: body) }

  /// OAuth's answer (RFC 6749, section 5.1).
  func oauthToken() throws(CredentialFailure) -> AccessToken {
    let json = try success()
    guard let token = json["access_token"]?.string.flatMap(BearerToken.init) else {
      throw notAToken
    }
    let lifetime = Self.seconds(json["expires_in"])
    return AccessToken(token, expiresAt: lifetime.map { now + $0 })
  }

  /// The answer of IAM's `generateAccessToken`, whose end is a time: taken by the server's own clock.
  func impersonatedToken(lifetime: Int) throws(CredentialFailure) -> AccessToken {
    let json = try success()
    guard let token = json["accessToken"]?.string.flatMap(BearerToken.init) else {
      throw notAToken
    }
    let end = json["expireTime"]?.string.flatMap(Timestamp.init)?.secondsSince1970
    let theirNow = headers["date"].flatMap(HTTPDate.secondsSince1970) ?? now
    return AccessToken(token, expiresAt: now + (end.map { $0 - theirNow } ?? lifetime))
  }

  /// Another provider's token, as ``ExternalAccount/Format`` says.
  func subjectToken(_ format: ExternalAccount.Format) throws(CredentialFailure) -> Secret {
    guard (200...299).contains(status) else { throw failure }
    return try Self.subjectToken(in: body, format, from: "\(request.url)")
  }

  static func subjectToken(
    in bytes: [UInt8], _ format: ExternalAccount.Format, from place: String
  ) throws(CredentialFailure) -> Secret {
    let text: String?
    switch format {
    case .text: text = String(validating: bytes, as: UTF8.self)
    case .json(let field): text = (try? JSONNode(strict: bytes))?[field]?.string
    }
    let words = text?.split(whereSeparator: \.isWhitespace) ?? []
    guard words.count == 1 else {
      throw CredentialFailure(
        .unusable, "\(VisibleText.of(place)) holds no token of the other provider",
        remedy: "check credential_source in the credentials file")
    }
    return Secret(String(words[0]))
  }

  private func success() throws(CredentialFailure) -> JSONNode {
    guard (200...299).contains(status) else { throw failure }
    guard let json else { throw notAToken }
    return json
  }

  private var notAToken: CredentialFailure {
    CredentialFailure(
      .unusable, "\(request.url) answered \(status), but with no token",
      remedy: "a proxy or a login page may answer for it")
  }

  private static func seconds(_ node: JSONNode?) -> Int? {
    switch node?.kind {
    case .number(let text), .string(let text):
      Double(text).flatMap { (0...10_000_000).contains($0) ? Int($0) : nil }
    default: nil
    }
  }
}
