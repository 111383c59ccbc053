internal import FCMClient
internal import JWTKit

/// Google's token endpoint without a network: takes a request's parts, gives its answer.
final class TokenEndpoint: Sendable {
  /// Google says one second less than an hour.
  private static let lifetime = 3599
  private static let cloudPlatform = "https://www.googleapis.com/auth/cloud-platform"
  private static let assertionGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer"

  /// An assertion names it also when it is sent elsewhere: Python's, Java's and Node.js's do.
  private static let google = "https://oauth2.googleapis.com/token"

  /// `nil` for any account.
  private let accounts: [EmulatedAccount]?
  private let now: @Sendable () -> Int
  private let issued = IssuedTokens()

  /// `now` gives the seconds since 1970.
  init(_ accepted: AcceptedTokens, now: @escaping @Sendable () -> Int) {
    accounts = if case .issued(let accounts) = accepted { accounts } else { nil }
    self.now = now
  }

  /// `url` is the endpoint's own address; an assertion has to name it, or Google's.
  func answer(to body: [UInt8], url: String, behavior: String?) async -> EmulatorAnswer {
    let form = TokenForm(body)
    switch form["grant_type"] {
    case nil: return .missingParameter("grant_type")
    case Self.assertionGrant?: return await answer(toAssertionIn: form, url: url, behavior)
    case "refresh_token"?: return answer(toRefreshTokenIn: form, behavior)
    case let type?: return .unsupportedGrant(type)
    }
  }

  /// The project of the account that has a token; `nil` if the emulator didn't issue it.
  func project(of token: Substring) -> ProjectID? { issued.grant(of: token)?.project }

  /// A token for a program on a machine of Google's; `nil` where only known accounts get one.
  func machineToken() -> EmulatorAnswer? {
    accounts == nil ? issue(scopes: [Self.cloudPlatform], to: nil, isOfUser: false) : nil
  }

  /// The answer to a request that must not go on; `nil` if its token is good.
  func refusal(
    of token: Substring, quotaProject: String?, isForData: Bool = false
  ) -> EmulatorAnswer? {
    if accounts == nil { return nil }
    guard let grant = issued.grant(of: token) else { return .invalidToken }
    guard grant.expiry > now() else { return .expiredToken }
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
    if accounts != nil {
      guard let publicKey = publicKey(of: issuer) else { return .unknownAccount }
      guard await Self.isSigned(assertion, by: publicKey) else { return .invalidSignature }
    }
    guard claims.aud == url || claims.aud == Self.google else { return .invalidAudience }
    guard claims.areTimely(at: now()) else { return .invalidWindow }
    let scopes = (claims.scope ?? "").split(separator: " ").map(String.init)
    guard !scopes.isEmpty else { return .invalidScope }
    return AskedBehavior(header: behavior, names: [issuer]).answer(
      accept: { issue(scopes: scopes, to: issuer, isOfUser: false) }, refuse: EmulatorAnswer.refusal
    )
  }

  private func answer(toRefreshTokenIn form: TokenForm, _ behavior: String?) -> EmulatorAnswer {
    guard let client = form["client_id"] else { return .missingParameter("client_id") }
    guard let secret = form["client_secret"] else { return .missingParameter("client_secret") }
    guard let token = form["refresh_token"] else { return .missingParameter("refresh_token") }
    if let refusal = refusal(ofClient: client, secret: secret, token: token) { return refusal }
    return AskedBehavior(header: behavior, names: [token]).answer(
      accept: { issue(scopes: [Self.cloudPlatform], to: nil, isOfUser: true) },
      refuse: EmulatorAnswer.refusal)
  }

  /// `nil` if the person is known, or any would do.
  private func refusal(
    ofClient client: String, secret: String, token: String
  ) -> EmulatorAnswer? {
    guard let accounts else { return nil }
    let users = accounts.compactMap { account -> (secret: String, token: String)? in
      guard case .user(client, let secret, let token) = account else { return nil }
      return (secret, token)
    }
    guard !users.isEmpty else { return .unknownClient }
    guard users.contains(where: { $0.secret == secret }) else { return .wrongClientSecret }
    return users.contains(where: { $0 == (secret, token) }) ? nil : .unknownRefreshToken
  }

  private func issue(scopes: [String], to email: String?, isOfUser: Bool) -> EmulatorAnswer {
    let grant = IssuedTokens.Grant(
      scopes: Set(scopes), expiry: now() + Self.lifetime, isOfUser: isOfUser,
      project: email.flatMap(Self.project(ofAccount:)))
    return .issued(
      issued.issue(grant), lifetime: Self.lifetime,
      scope: isOfUser ? scopes.joined(separator: " ") : nil)
  }

  /// The project in `NAME@PROJECT.iam.gserviceaccount.com`.
  private static func project(ofAccount email: String) -> ProjectID? {
    let domain = email.drop { $0 != "@" }.dropFirst()
    guard domain.hasSuffix(".iam.gserviceaccount.com") else { return nil }
    return ProjectID(String(domain.prefix { $0 != "." }))
  }

  private func publicKey(of email: String) -> String? {
    for case .service(email, let publicKey) in accounts ?? [] { return publicKey }
    return nil
  }

  private static func isSigned(_ assertion: String, by publicKey: String) async -> Bool {
    guard let key = try? Insecure.RSA.PublicKey(pem: publicKey) else { return false }
    let keys = await JWTKeyCollection().add(rsa: key, digestAlgorithm: .sha256)
    return (try? await keys.verify(assertion, as: AssertionClaims.self)) != nil
  }
}
