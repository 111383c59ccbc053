import FCMClient
import FCMEmulator
import FCMTransport
import PushMessages
import Synchronization
import Testing

/// The emulator's token endpoint, asked through the signer and the transport.
struct TokenEndpointTests {
  private func dryRun(
    _ token: String, to emulator: RunningEmulator, over transport: HTTPTransport
  ) async throws -> SendFailure? {
    let request = try Draft.request(at: emulator.endpoint, isDryRun: true, project: "demo")
    do throws(SendFailure) {
      _ = try await transport.perform(request, token: BearerToken(token).map { AccessToken($0) })
      return nil
    } catch {
      return error
    }
  }

  private func token(
    for account: Account, claims changes: [String: String] = [:], of emulator: RunningEmulator,
    over transport: HTTPTransport
  ) async throws -> String {
    let claims = account.claims(audience: emulator.tokenURL, replacing: changes)
    let answer = try await Account.answer(
      to: account.form(claims: claims), of: emulator, over: transport)
    #expect(answer.status == 200)
    let body = try JSONNode(strict: answer.body)
    #expect(body["token_type"]?.string == "Bearer")
    #expect(body["expires_in"].map(JSONText.compact) == "3599")
    return try #require(body["access_token"]?.string)
  }

  @Test func `A signed assertion gets a token, and only such a token sends`() async throws {
    let mia = try #require(Account.mia)
    try await mia.withEmulator { emulator, transport in
      let token = try await token(for: mia, of: emulator, over: transport)
      #expect(try await dryRun(token, to: emulator, over: transport) == nil)
      let failure = try await dryRun("ya29.of-somebody-else", to: emulator, over: transport)
      #expect(failure?.code == .unauthenticated)
      #expect(failure?.sentence.contains("invalid authentication credentials") == true)
      #expect(emulator.accepted.count == 1)
    }
  }

  @Test func `A token expires`() async throws {
    let mia = try #require(Account.mia)
    let clock = Clock()
    let now: @Sendable () -> Int = { clock.now }
    try await mia.withEmulator(now: now) { emulator, transport in
      let token = try await token(for: mia, of: emulator, over: transport)
      clock.advance(by: 3598)
      #expect(try await dryRun(token, to: emulator, over: transport) == nil)
      clock.advance(by: 1)
      #expect(
        try await dryRun(token, to: emulator, over: transport)?.code == .unauthenticated)
    }
  }

  @Test func `A token for something else than FCM does not send`() async throws {
    let mia = try #require(Account.mia)
    try await mia.withEmulator { emulator, transport in
      let scope = "\"https://www.googleapis.com/auth/drive\""
      let token = try await token(
        for: mia, claims: ["scope": scope], of: emulator, over: transport)
      let failure = try await dryRun(token, to: emulator, over: transport)
      #expect(failure?.code == .permissionDenied)
      #expect(failure?.sentence.contains("insufficient authentication scopes") == true)
    }
  }

  private static let window =
    "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. "
    + "Check your iat and exp values in the JWT claim."

  @Test(arguments: [
    (["exp": "\(Account.now + 3601)"], "invalid_grant", window),
    (["iat": "\(Account.now - 7200)", "exp": "\(Account.now - 3600)"], "invalid_grant", window),
    (["iat": "\(Account.now + 900)", "exp": "\(Account.now + 1800)"], "invalid_grant", window),
    (["exp": "\(Account.now)"], "invalid_grant", window),
    (["exp": "-9223372036854775808"], "invalid_grant", window),
    (["iat": ""], "invalid_grant", window),
    (["exp": ""], "invalid_grant", window),
    (
      ["aud": "\"https://oauth2.example/token\""], "invalid_grant",
      "Invalid JWT: Failed audience check."
    ),
    (["aud": ""], "invalid_grant", "Invalid JWT: Failed audience check."),
    (
      ["iss": "\"jo@demo.iam.gserviceaccount.com\""], "invalid_grant",
      "Invalid grant: account not found"
    ),
    (["iss": ""], "invalid_grant", "Invalid email or User ID."),
    (["scope": ""], "invalid_scope", "Invalid OAuth scope or ID token audience provided."),
    (["scope": "\" \""], "invalid_scope", "Invalid OAuth scope or ID token audience provided."),
    (["iat": "true"], "invalid_grant", "Invalid JWT Signature."),
  ])
  func `A wrong claim is refused in Google's words`(
    changes: [String: String], error: String, description: String
  ) async throws {
    let mia = try #require(Account.mia)
    try await mia.withEmulator { emulator, transport in
      let claims = mia.claims(audience: emulator.tokenURL, replacing: changes)
      try await expect(
        mia.form(claims: claims), error, description, of: emulator, over: transport)
    }
  }

  @Test func `Somebody else's signature and a changed claim are found`() async throws {
    let mia = try #require(Account.mia)
    let impostor = try Account(email: mia.email)
    try await mia.withEmulator { emulator, transport in
      let claims = mia.claims(audience: emulator.tokenURL)
      let right = try await mia.form(claims: claims)
      let other = try await mia.form(
        claims: mia.claims(audience: emulator.tokenURL, replacing: ["exp": "\(Account.now + 60)"]))
      var parts = right.split(separator: ".")
      parts[1] = other.split(separator: ".")[1]
      for form in [
        try await impostor.form(claims: claims), parts.joined(separator: "."), right + "x.y",
        String(right.dropLast(300)), "grant_type=\(grantType)&assertion=x",
      ] {
        try await expect(
          form, "invalid_grant", "Invalid JWT Signature.", of: emulator, over: transport)
      }
    }
  }

  private let grantType = "urn:ietf:params:oauth:grant-type:jwt-bearer"

  @Test func `A form that is not whole says what is missing`() async throws {
    let mia = try #require(Account.mia)
    try await mia.withEmulator { emulator, transport in
      for (form, error, description) in [
        ("x=y", "invalid_request", "Missing required parameter: grant_type"),
        ("grant_type=password", "unsupported_grant_type", "Invalid grant_type: password"),
        ("grant_type=\(grantType)", "invalid_request", "Missing required parameter: assertion"),
        ("grant_type=refresh_token", "invalid_request", "Missing required parameter: client_id"),
      ] {
        try await expect(form, error, description, of: emulator, over: transport)
      }
    }
  }

  @Test func `A person's refresh token gets a token, which needs a quota project`() async throws {
    let user = EmulatedAccount.user(
      clientID: "a.apps", clientSecret: "s+1", refreshToken: "1//0x")
    let form =
      "grant_type=refresh_token&client_id=a.apps&client_secret=s%2B1&refresh_token=1%2F%2F0x"
    try await Draft.withEmulator(tokens: .issued(to: [user])) { emulator, transport in
      let answer = try await Account.answer(to: form, of: emulator, over: transport)
      let body = try JSONNode(strict: answer.body)
      let token = try #require(body["access_token"]?.string)
      #expect(body["scope"]?.string == "https://www.googleapis.com/auth/cloud-platform")
      let failure = try await dryRun(token, to: emulator, over: transport)
      #expect(
        failure?.remedy == "set a quota project for these credentials, or use a service account")
      for (changed, error, description) in [
        (
          form.replacing("a.apps", with: "b.apps"), "invalid_client",
          "The OAuth client was not found."
        ),
        (form.replacing("s%2B1", with: "s+1"), "invalid_client", "Unauthorized"),
        (form + "y", "invalid_grant", "Token has been expired or revoked."),
      ] {
        try await expect(changed, error, description, of: emulator, over: transport)
      }
    }
  }

  @Test(arguments: [
    ("unavailable-5", 503), ("internal", 500), ("empty-answer", 200), ("unauthenticated", 400),
    ("no-such-behavior", 400),
  ])
  func `An account can ask for a failure by its name`(behavior: String, status: Int) async throws {
    let mia = try #require(Account.mia)
    let account = mia.renamed("behave-\(behavior)@demo.iam.gserviceaccount.com")
    try await account.withEmulator { emulator, transport in
      let form = try await account.form(claims: account.claims(audience: emulator.tokenURL))
      let answer = try await Account.answer(to: form, of: emulator, over: transport)
      #expect(answer.status == status)
      #expect(!String(decoding: answer.body, as: UTF8.self).contains("access_token"))
      #expect(
        answer.headers.contains(HTTPHeader(name: "Retry-After", value: "5")) == (status == 503))
    }
  }

  @Test
  func `Google's own address is an audience too: most SDKs name it whatever the key file says`()
    async throws
  {
    let mia = try #require(Account.mia)
    try await mia.withEmulator { emulator, transport in
      let form = try await mia.form(
        claims: mia.claims(audience: "https://oauth2.googleapis.com/token"))
      #expect(try await Account.answer(to: form, of: emulator, over: transport).status == 200)
    }
  }

  @Test func `Without accounts any service account and any person gets a token`() async throws {
    let mia = try #require(Account.mia)
    let now: @Sendable () -> Int = { Account.now }
    try await Draft.withEmulator(now: now) { emulator, transport in
      let claims = mia.claims(audience: emulator.tokenURL)
      let person = "grant_type=refresh_token&client_id=a&client_secret=s&refresh_token=r"
      for form in [try await mia.form(claims: claims), person] {
        let answer = try await Account.answer(to: form, of: emulator, over: transport)
        #expect(answer.status == 200)
        #expect(try JSONNode(strict: answer.body)["access_token"]?.string != nil)
      }
      let late = mia.claims(audience: emulator.tokenURL, replacing: ["exp": "1"])
      try await expect(
        mia.form(claims: late), "invalid_grant", Self.window, of: emulator, over: transport)
    }
  }

  private func expect(
    _ form: String, _ error: String, _ description: String, of emulator: RunningEmulator,
    over transport: HTTPTransport, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let answer = try await Account.answer(to: form, of: emulator, over: transport)
    let body = try JSONNode(strict: answer.body)
    #expect(body["error"]?.string == error, sourceLocation: sourceLocation)
    #expect(body["error_description"]?.string == description, sourceLocation: sourceLocation)
    #expect(
      answer.status == (error == "invalid_client" ? 401 : 400), sourceLocation: sourceLocation)
  }

  /// A clock that a test moves.
  private final class Clock: Sendable {
    private let time = Mutex(Account.now)

    var now: Int { time.withLock(\.self) }

    func advance(by seconds: Int) { time.withLock { $0 += seconds } }
  }
}
