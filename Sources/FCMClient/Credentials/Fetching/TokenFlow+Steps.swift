import PushMessages

extension TokenFlow {
  mutating func begin(_ origin: TokenOrigin, now: Int) throws(CredentialFailure) -> Step {
    switch origin {
    case .credentials(let credentials): return begin(credentials, now: now)
    case .variable(let name):
      state = .readingToken(from: "the variable \(name)")
      return .readVariable(name)
    case .command(let words):
      state = .readingToken(from: "the command \(words.first ?? "")")
      return .run(words)
    case .metadataServer(let server):
      guard let request = server.tokenRequest else { throw Self.noMetadataServer }
      state = .askingMetadata(request)
      return .request(request)
    case .anyToken:
      guard let token = BearerToken("local") else { throw Self.outOfTurn }
      return finish(AccessToken(token))
    }
  }

  private mutating func begin(_ credentials: Credentials, now: Int) -> Step {
    switch credentials {
    case .serviceAccount(let account):
      let jwt = JWTToSign(account, scope: wantedScope, now: now)
      state = .signing(account, jwt)
      return .sign(jwt)
    case .authorizedUser(let user):
      return ask(
        .form(
          user.tokenURL,
          [
            ("grant_type", "refresh_token"), ("client_id", user.clientID),
            ("client_secret", user.clientSecret.text), ("refresh_token", user.refreshToken.text),
          ]))
    case .externalUser(let user):
      return ask(
        .form(
          user.tokenURL,
          [("grant_type", "refresh_token"), ("refresh_token", user.refreshToken.text)],
          client: (user.clientID, user.clientSecret)))
    case .impersonated(let impersonated):
      impersonations.insert(impersonated.impersonation, at: 0)
      return begin(impersonated.source, now: now)
    case .externalAccount(let account): return begin(account)
    }
  }

  private mutating func begin(_ account: ExternalAccount) -> Step {
    // The source of impersonated credentials may impersonate in turn; its own account comes first.
    if let impersonation = account.impersonation { impersonations.insert(impersonation, at: 0) }
    switch account.subjectToken {
    case .file(let path, let format):
      state = .readingSubject(account, format, from: path)
      return .readFile(path: path)
    case .url(let url, let headers, let format):
      let request = TokenRequest("GET", url, headers: headers)
      state = .fetchingSubject(account, format, request)
      return .request(request)
    }
  }

  /// RFC 7523, section 2.1.
  mutating func exchange(_ account: ServiceAccount, _ assertion: Secret) -> Step {
    ask(
      .form(
        account.tokenURL,
        [
          ("grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"),
          ("assertion", assertion.text),
        ]))
  }

  /// RFC 8693, section 2.1, with Google's `options` for pools of people.
  mutating func exchange(_ account: ExternalAccount, _ subject: Secret) -> Step {
    var fields: [(name: String, value: String)] = [
      ("grant_type", "urn:ietf:params:oauth:grant-type:token-exchange"),
      ("audience", account.audience),
      ("scope", wantedScope),
      ("requested_token_type", "urn:ietf:params:oauth:token-type:access_token"),
      ("subject_token", subject.text),
      ("subject_token_type", account.subjectTokenType),
    ]
    if let project = account.workforceProject, account.clientID == nil {
      let options = JSONValue.object([.init("userProject", .string(project))])
      fields.append(("options", JSONText.compact(options)))
    }
    let client = account.clientID.map { ($0, account.clientSecret ?? Secret("")) }
    return ask(.form(account.tokenURL, fields, client: client))
  }

  mutating func impersonate(_ impersonation: Impersonation, with token: BearerToken) -> Step {
    let body = JSONValue.object([
      .init("delegates", .list(impersonation.delegates.map { .string($0) })),
      .init("scope", .list([.string(wantedScope)])),
      .init("lifetime", .string("\(impersonation.lifetime)s")),
    ])
    let request = TokenRequest(
      "POST", impersonation.url,
      headers: [
        TokenRequest.Header(name: "Content-Type", value: Secret("application/json")),
        TokenRequest.Header(name: "Authorization", value: Secret(token.authorization)),
      ],
      body: JSONText.compact(body))
    state = .impersonating(impersonation, request)
    return .request(request)
  }

  /// What the next token has to be good for.
  private var wantedScope: String {
    (impersonations.isEmpty ? scope : .cloudPlatform).rawValue
  }

  private mutating func ask(_ request: TokenRequest) -> Step {
    state = .exchanging(request)
    return .request(request)
  }
}
