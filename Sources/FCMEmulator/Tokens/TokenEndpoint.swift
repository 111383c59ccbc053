internal import JWTKit

/// Google's token endpoint without a network: takes a request's parts, gives its answer.
final class TokenEndpoint: Sendable {
  /// Google says one second less than an hour.
  private static let lifetime = 3599
  private static let cloudPlatform = "https://www.googleapis.com/auth/cloud-platform"
  private static let assertionGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer"

  private let accounts: [EmulatedAccount]
  private let now: @Sendable () -> Int
  private let issued = IssuedTokens()

  /// `now` gives the seconds since 1970.
  init(accounts: [EmulatedAccount], now: @escaping @Sendable () -> Int) {
    self.accounts = accounts
    self.now = now
  }

  /// `url` is the endpoint's own address, which an assertion has to name.
  func answer(to body: [UInt8], url: String, behavior: String?) async -> EmulatorAnswer {
    let form = TokenForm(body)
    switch form["grant_type"] {
    case nil: return .missingParameter("grant_type")
    case Self.assertionGrant?: return await answer(toAssertionIn: form, url: url, behavior)
    case "refresh_token"?: return answer(toRefreshTokenIn: form, behavior)
    case let type?: return .unsupportedGrant(type)
    }
  }

  /// The answer to a request that must not go on; `nil` if its token is good.
  func refusal(
    of token: Substring, quotaProject: String?, isForData: Bool = false
  ) -> EmulatorAnswer? {
    guard let grant = issued.grant(of: token), grant.expiry > now() else { return .invalidToken }
    guard isForData ? grant.isForData : grant.isForFCM else { return .insufficientScope }
    return grant.isOfUser && (quotaProject ?? "").isEmpty ? .noQuotaProject : nil
  }

  private func answer(
    toAssertionIn form: TokenForm, url: String, _ behavior: String?
  ) async -> EmulatorAnswer {
    guard let assertion = form["assertion"] else { return .missingParameter("assertion") }
    guard let claims = try? await JWTKeyCollection().unverified(assertion, as: AssertionClaims.self)
    else { return .invalidSignature }
    guard let issuer = claims.iss, !issuer.isEmpty else { return .noIssuer }
    guard let publicKey = publicKey(of: issuer) else { return .unknownAccount }
    guard await Self.isSigned(assertion, by: publicKey) else { return .invalidSignature }
    guard claims.aud == url else { return .invalidAudience }
    guard claims.areTimely(at: now()) else { return .invalidWindow }
    let scopes = (claims.scope ?? "").split(separator: " ").map(String.init)
    guard !scopes.isEmpty else { return .invalidScope }
    return AskedBehavior(header: behavior, names: [issuer]).answer(
      accept: { issue(scopes: scopes, isOfUser: false) }, refuse: EmulatorAnswer.refusal)
  }

  private func answer(toRefreshTokenIn form: TokenForm, _ behavior: String?) -> EmulatorAnswer {
    guard let client = form["client_id"] else { return .missingParameter("client_id") }
    guard let secret = form["client_secret"] else { return .missingParameter("client_secret") }
    guard let token = form["refresh_token"] else { return .missingParameter("refresh_token") }
    let users = accounts.compactMap { account -> (secret: String, token: String)? in
      guard case .user(client, let secret, let token) = account else { return nil }
      return (secret, token)
    }
    guard !users.isEmpty else { return .unknownClient }
    guard users.contains(where: { $0.secret == secret }) else { return .wrongClientSecret }
    guard users.contains(where: { $0 == (secret, token) }) else { return .unknownRefreshToken }
    return AskedBehavior(header: behavior, names: [token]).answer(
      accept: { issue(scopes: [Self.cloudPlatform], isOfUser: true) },
      refuse: EmulatorAnswer.refusal)
  }

  private func issue(scopes: [String], isOfUser: Bool) -> EmulatorAnswer {
    let grant = IssuedTokens.Grant(
      scopes: Set(scopes), expiry: now() + Self.lifetime, isOfUser: isOfUser)
    return .issued(
      issued.issue(grant), lifetime: Self.lifetime,
      scope: isOfUser ? scopes.joined(separator: " ") : nil)
  }

  private func publicKey(of email: String) -> String? {
    for case .service(email, let publicKey) in accounts { return publicKey }
    return nil
  }

  private static func isSigned(_ assertion: String, by publicKey: String) async -> Bool {
    guard let key = try? Insecure.RSA.PublicKey(pem: publicKey) else { return false }
    let keys = await JWTKeyCollection().add(rsa: key, digestAlgorithm: .sha256)
    return (try? await keys.verify(assertion, as: AssertionClaims.self)) != nil
  }
}
