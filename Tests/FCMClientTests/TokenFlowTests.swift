import FCMClient
import Testing

struct TokenFlowTests {
  /// 2026-11-21 05:30:00 UTC.
  private static let now = 1_795_239_000

  private func origin(_ file: String) throws -> TokenOrigin {
    let (credentials, problems) = Credentials.reading(Array(file.utf8), path: "key.json")
    #expect(problems.isEmpty)
    return .credentials(try #require(credentials))
  }

  private func request(_ step: TokenFlow.Step) throws -> TokenRequest {
    guard case .request(let request) = step else { throw Unexpected(step: step) }
    return request
  }

  private func token(_ step: TokenFlow.Step) throws -> AccessToken {
    guard case .finish(let token) = step else { throw Unexpected(step: step) }
    return token
  }

  private func failure(_ step: TokenFlow.Step) throws -> CredentialFailure {
    guard case .fail(let failure) = step else { throw Unexpected(step: step) }
    return failure
  }

  private struct Unexpected: Error { var step: TokenFlow.Step }

  private func answer(
    _ body: String, status: Int = 200, headers: [HTTPHeader] = []
  ) -> TokenFlow.Event {
    .answered(status: status, headers: headers, body: Array(body.utf8))
  }

  private static let success = #"{"access_token":"ya29.x","expires_in":3599,"token_type":"Bearer"}"#

  @Test func `A service account signs a statement and gets a token for it`() throws {
    var flow = TokenFlow(try origin(CredentialFiles.serviceAccount))
    guard case .sign(let jwt) = flow.update(.started, now: Self.now) else {
      Issue.record("nothing to sign")
      return
    }
    #expect(jwt.signingInput == Self.signingInput)
    let request = try request(flow.update(.signed([0xFB, 0xFF, 0]), now: Self.now))
    #expect(request.description == "POST https://oauth2.googleapis.com")
    #expect(
      request.body?.text == "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer"
        + "&assertion=" + Self.signingInput + ".-_8A")
    let token = try token(flow.update(answer(Self.success), now: Self.now + 1))
    #expect(token.expiresAt == Self.now + 1 + 3599)
    #expect(
      token.headers == [HTTPHeader(name: "Authorization", value: "Bearer ya29.x")])
  }

  private static let signingInput =
    "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjAxMjNhYmNkIn0.eyJpc3MiOiJwdXNoQGRl"
    + "bW8tc2hvcC5pYW0uZ3NlcnZpY2VhY2NvdW50LmNvbSIsInNjb3BlIjoiaHR0cHM6Ly93d3cuZ29vZ2xl"
    + "YXBpcy5jb20vYXV0aC9maXJlYmFzZS5tZXNzYWdpbmciLCJhdWQiOiJodHRwczovL29hdXRoMi5nb29n"
    + "bGVhcGlzLmNvbS90b2tlbiIsImlhdCI6MTc5NTIzOTAwMCwiZXhwIjoxNzk1MjQyNjAwfQ"

  @Test func `A gcloud user's refresh token becomes a token with the quota project`() throws {
    var flow = TokenFlow(try origin(CredentialFiles.authorizedUser))
    let request = try request(flow.update(.started, now: Self.now))
    #expect(
      request.body?.text == "grant_type=refresh_token&client_id=7.apps"
        + "&client_secret=GOCSPX-s3cr3t&refresh_token=1%2F%2Fs3cr3t-refresh")
    let token = try token(flow.update(answer(Self.success), now: Self.now))
    #expect(token.headers.last == HTTPHeader(name: "x-goog-user-project", value: "demo-quota"))
  }

  @Test func `Another provider's token is fetched, exchanged and used for an account's rights`()
    throws
  {
    var flow = TokenFlow(try origin(CredentialFiles.workload))
    let fetch = try request(flow.update(.started, now: Self.now))
    #expect(fetch.description == "GET https://ci.example.com")
    #expect(fetch.url.text == "https://ci.example.com/token?key=s3cr3t")
    #expect(fetch.headers.map(\.value.text) == ["bearer s3cr3t"])
    let exchange = try request(flow.update(answer(#"{"value":"a.b.c"}"#), now: Self.now))
    #expect(exchange.url.text == "https://sts.googleapis.com/v1/token")
    let body = try #require(exchange.body?.text)
    #expect(body.contains("subject_token=a.b.c&subject_token_type=urn%3Aietf"))
    #expect(body.contains("scope=https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcloud-platform"))
    let rights = try request(flow.update(answer(Self.success), now: Self.now))
    #expect(
      rights.body?.text == #"{"delegates":[],"scope":["#
        + #""https://www.googleapis.com/auth/firebase.messaging"],"lifetime":"1800s"}"#)
    #expect(rights.headers.last?.value.text == "Bearer ya29.x")
    let end = answer(
      #"{"accessToken":"ya29.y","expireTime":"2026-11-21T06:00:00Z"}"#,
      headers: [HTTPHeader(name: "Date", value: "Sat, 21 Nov 2026 05:31:00 GMT")])
    #expect(try token(flow.update(end, now: Self.now)).expiresAt == Self.now + 29 * 60)
  }

  @Test func `A workload without an account asks for FCM's rights itself`() throws {
    var flow = TokenFlow(try origin(CredentialFiles.workloadFile))
    #expect(flow.update(.started, now: Self.now) == .readFile(path: "/var/run/token"))
    let exchange = try request(flow.update(.read(Array("a.b.c\n".utf8)), now: Self.now))
    #expect(exchange.body?.text.contains("auth%2Ffirebase.messaging") == true)
    #expect(try token(flow.update(answer(Self.success), now: Self.now)).expiresAt != nil)
  }

  @Test func `A person takes on the rights of an account`() throws {
    var flow = TokenFlow(try origin(CredentialFiles.impersonated))
    #expect(try request(flow.update(.started, now: Self.now)).url.host == "oauth2.googleapis.com")
    let rights = try request(flow.update(answer(Self.success), now: Self.now))
    #expect(rights.url.host == "iamcredentials.googleapis.com")
    #expect(rights.body?.text.contains(#""delegates":["d@x.iam.gserviceaccount.com"]"#) == true)
    let end = answer(#"{"accessToken":"ya29.y","expireTime":"soon"}"#)
    #expect(try token(flow.update(end, now: Self.now)).expiresAt == Self.now + 3600)
  }

  @Test func `Rights of two accounts are taken on one after the other`() throws {
    let file = CredentialFiles.impersonated.replacing(
      CredentialFiles.authorizedUser, with: CredentialFiles.workload)
    var flow = TokenFlow(try origin(file))
    _ = flow.update(.started, now: Self.now)
    _ = flow.update(answer(#"{"value":"a.b.c"}"#), now: Self.now)
    let first = try request(flow.update(answer(Self.success), now: Self.now))
    #expect(first.body?.text.contains("auth/cloud-platform") == true)
    let end = answer(#"{"accessToken":"ya29.y","expireTime":"2026-11-21T06:00:00Z"}"#)
    let second = try request(flow.update(end, now: Self.now))
    #expect(second.body?.text.contains("auth/firebase.messaging") == true)
    #expect(second.headers.last?.value.text == "Bearer ya29.y")
  }

  @Test func `A workforce's user proves the client in a header`() throws {
    var flow = TokenFlow(try origin(CredentialFiles.externalUser))
    let request = try request(flow.update(.started, now: Self.now))
    #expect(request.headers.last?.value.text == "Basic Y2xpZW50OnMzY3IzdC1jbGllbnQ=")
    #expect(request.body?.text == "grant_type=refresh_token&refresh_token=s3cr3t-refresh")
  }

  @Test func `A variable and a command give the token alone, in one line`() throws {
    var variable = TokenFlow(.variable("FCM_TOKEN"))
    #expect(variable.update(.started, now: 0) == .readVariable("FCM_TOKEN"))
    #expect(try token(variable.update(.read(Array("ya29.v\n".utf8)), now: 0)).expiresAt == nil)
    var command = TokenFlow(.command(["gcloud", "auth", "print-access-token"]))
    #expect(command.update(.started, now: 0) == .run(["gcloud", "auth", "print-access-token"]))
    let failure = try failure(command.update(.read(Array("s3cr3t warning\nya29".utf8)), now: 0))
    #expect(failure.sentence == "the command gcloud gave something that isn't an access token")
  }

  @Test func `A captive portal is no metadata server`() throws {
    let server = try #require(MetadataServer(host: "127.0.0.1:9"))
    #expect(MetadataServer(host: "a/b") == nil)
    var flow = TokenFlow(.metadataServer(server))
    let request = try request(flow.update(.started, now: 0))
    #expect(request.headers.map(\.name) == ["Metadata-Flavor"])
    let genuine = [HTTPHeader(name: "metadata-flavor", value: "Google")]
    var other = flow
    #expect(try failure(other.update(answer(Self.success), now: 0)).code == .missing)
    let end = answer(Self.success, headers: genuine)
    #expect(try token(flow.update(end, now: 0)).expiresAt == 3599)
    let email = Array("push@demo.iam.gserviceaccount.com\n".utf8)
    #expect(
      MetadataServer.text(status: 200, headers: genuine, body: email)
        == "push@demo.iam.gserviceaccount.com")
    #expect(MetadataServer.text(status: 200, headers: [], body: email) == nil)
  }

  @Test func `The emulator gets a token that is worth nothing`() throws {
    var flow = TokenFlow(.anyToken)
    #expect(
      try token(flow.update(.started, now: 0)).headers.map(\.value) == ["Bearer local"])
  }

  @Test(arguments: TokenRefusal.all)
  func `A refusal says what is wrong and what to do`(refusal: TokenRefusal) throws {
    var flow = TokenFlow(try origin(refusal.file))
    if case .sign = flow.update(.started, now: Self.now) {
      _ = flow.update(.signed([1]), now: Self.now)
    }
    let headers = refusal.date.map { [HTTPHeader(name: "date", value: $0)] } ?? []
    let failure = try failure(
      flow.update(answer(refusal.body, status: refusal.status, headers: headers), now: Self.now))
    #expect(failure.code == refusal.code)
    #expect(failure.sentence == refusal.sentence)
    #expect(failure.remedy == refusal.remedy)
    let again = flow.update(answer(Self.success), now: Self.now)
    #expect(again == .fail(failure), "a flow that has ended goes on")
  }

  @Test func `A server that repeats what it was sent is not quoted with it`() throws {
    var flow = TokenFlow(try origin(CredentialFiles.authorizedUser))
    let request = try request(flow.update(.started, now: Self.now))
    let echo =
      "{\"error\":\"x\",\"error_description\":\"got 1//s3cr3t-refresh and "
      + "\(request.body?.text ?? "") and GOCSPX-s3cr3t\"}"
    let failure = try failure(flow.update(answer(echo, status: 400), now: Self.now))
    #expect(!failure.description.contains(CredentialFiles.mark))
    #expect(failure.sentence.contains("(secret)"))
  }

  @Test func `A step that failed outside ends the way`() throws {
    var flow = TokenFlow(.variable("T"))
    _ = flow.update(.started, now: 0)
    let failure = CredentialFailure(.missing, "the variable T is not set", remedy: "set it")
    #expect(flow.update(.failed(failure), now: 0) == .fail(failure))
    #expect(SendFailure(failure).consequence == .nothingLeft)
  }
}
