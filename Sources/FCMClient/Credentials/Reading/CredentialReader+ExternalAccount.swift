import PushMessages

extension CredentialReader {
  mutating func externalAccount() -> ExternalAccount? {
    let (audience, type) = (text("audience"), text("subject_token_type"))
    let url = tokenURL("token_url", standard: "https://sts.googleapis.com/v1/token")
    let subject = inner("credential_source") { $0.subjectToken() }
    let client = optionalText("client_id")
    let secret = optionalText("client_secret").map(Secret.init)
    let quota = optionalText("quota_project_id")
    let workforce = optionalText("workforce_pool_user_project")
    var impersonation: Impersonation?
    if has("service_account_impersonation_url") {
      impersonation = self.impersonation()
      let lifetime = has("service_account_impersonation") ? lifetime() : nil
      if let lifetime { impersonation?.lifetime = lifetime }
    }
    guard let audience, let type, let url, let subject else { return nil }
    return ExternalAccount(
      audience: audience, subjectTokenType: type, subjectToken: subject, tokenURL: url,
      impersonation: impersonation, clientID: client, clientSecret: secret, quotaProject: quota,
      workforceProject: workforce)
  }

  /// IAM gives 10 minutes to 12 hours.
  private mutating func lifetime() -> Int? {
    inner("service_account_impersonation") { reader in
      guard reader.has("token_lifetime_seconds") else { return 3600 }
      guard let seconds = reader.number("token_lifetime_seconds"), (600...43_200) ~= seconds else {
        reader.fail(
          "‘token_lifetime_seconds’ must be 600 to 43200", at: "token_lifetime_seconds")
        return nil
      }
      return seconds
    }
  }

  private mutating func subjectToken() -> ExternalAccount.SubjectToken? {
    for (key, name) in [
      ("environment_id", "AWS"), ("executable", "a program"), ("certificate", "a certificate"),
    ] where has(key) {
      fail(
        "Pushwright can't exchange tokens from \(name): name a token-command that prints a token",
        at: key)
      return nil
    }
    let format = has("format") ? inner("format") { $0.format() } : .text
    guard let format else { return nil }
    if let path = optionalText("file") { return .file(path: path, format) }
    guard let text = optionalText("url") else {
      fail("‘credential_source’ names neither a file nor a url")
      return nil
    }
    guard let url = TokenURL(text) else {
      fail("‘url’ isn't the address of a token server", at: "url")
      return nil
    }
    let headers = has("headers") ? inner("headers") { $0.headers() } : []
    return headers.map { .url(url, headers: $0, format) }
  }

  private mutating func format() -> ExternalAccount.Format? {
    switch optionalText("type") {
    case nil, "text": return .text
    case "json": return text("subject_token_field_name").map { .json(field: $0) }
    default:
      fail("‘type’ of a format must be text or json", at: "type")
      return nil
    }
  }

  /// A line break in a header would begin another one.
  private mutating func headers() -> [TokenRequest.Header]? {
    var headers: [TokenRequest.Header] = []
    for key in keys {
      guard let value = optionalText(key) else { continue }
      let isPlain = (key + value).unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) }
      guard isPlain, !key.contains(where: { ": ".contains($0) }) else {
        fail("a header has characters that aren't allowed in headers", at: key)
        return nil
      }
      headers.append(TokenRequest.Header(name: key, value: Secret(value)))
    }
    return headers
  }
}
