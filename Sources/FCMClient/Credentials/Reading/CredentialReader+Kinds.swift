import HarmlessText
import PushMessages

extension CredentialReader {
  private static let tokenServer = "https://oauth2.googleapis.com/token"
  private static let exchangeServer = "https://sts.googleapis.com/v1/oauthtoken"

  /// Reads what the `type` says it is.
  mutating func credentials(isSource: Bool = false) -> Credentials? {
    guard isObject else {
      fail("this JSON doesn't hold credentials: download the file again")
      return nil
    }
    checkUniverse()
    switch optionalText("type") {
    case "service_account": return serviceAccount().map { .serviceAccount($0) }
    case "authorized_user": return authorizedUser().map { .authorizedUser($0) }
    case "external_account": return externalAccount().map { .externalAccount($0) }
    case "external_account_authorized_user": return externalUser().map { .externalUser($0) }
    case "impersonated_service_account" where !isSource:
      return impersonated().map { .impersonated($0) }
    case let type?:
      fail(
        "Pushwright can't use credentials of the type ‘\(VisibleText.of(type, limit: 60))’: name a token-command that prints a token",
        at: "type")
    case nil:
      fail(whatElse)
    }
    return nil
  }

  /// Other files of Google's that are easily taken for credentials.
  private var whatElse: String {
    if has("installed") || has("web") {
      return
        "this is an OAuth client, not credentials: run gcloud auth application-default login or use a service account's key"
    }
    if has("project_info") {
      return
        "this is an app's google-services.json, not credentials: use a service account's key from the Firebase console"
    }
    return "‘type’ is missing, so these aren't credentials: download the file again"
  }

  /// FCM is in Google's public cloud only.
  private mutating func checkUniverse() {
    guard let universe = optionalText("universe_domain"), universe != "googleapis.com" else {
      return
    }
    fail("these credentials are for another cloud than FCM's: use others", at: "universe_domain")
  }

  private mutating func serviceAccount() -> ServiceAccount? {
    let email = text("client_email")
    let key = privateKey()
    let url = tokenURL("token_uri", standard: Self.tokenServer)
    let keyID = optionalText("private_key_id")
    let (project, quota) = (optionalText("project_id"), optionalText("quota_project_id"))
    guard let email, let key, let url else { return nil }
    return ServiceAccount(
      email: email, projectID: project, keyID: keyID, privateKey: key, tokenURL: url,
      quotaProject: quota)
  }

  /// Keys often come through an environment variable, in which line breaks turn into `\n`.
  private mutating func privateKey() -> Secret? {
    guard var key = text("private_key") else { return nil }
    if key.contains("\\n"), !key.contains("\n") {
      key.replace("\\n", with: "\n")
      warn(
        "‘private_key’ has backslashes instead of line breaks; Pushwright reads them as line breaks",
        at: "private_key")
    }
    guard key.contains("-----BEGIN PRIVATE KEY-----"), key.contains("-----END PRIVATE KEY-----")
    else {
      fail("‘private_key’ isn't a private key in PEM: download the file again", at: "private_key")
      return nil
    }
    return Secret(key)
  }

  private mutating func authorizedUser() -> Credentials.AuthorizedUser? {
    let (client, secret) = (text("client_id"), self.secret("client_secret"))
    let token = self.secret("refresh_token")
    let url = tokenURL("token_uri", standard: Self.tokenServer)
    let quota = optionalText("quota_project_id")
    if quota == nil {
      warn(
        "‘quota_project_id’ is missing, which FCM requires for user accounts: "
          + "run gcloud auth application-default set-quota-project")
    }
    let account = optionalText("account")
    guard let client, let secret, let token, let url else { return nil }
    return Credentials.AuthorizedUser(
      account: account, clientID: client, clientSecret: secret, refreshToken: token, tokenURL: url,
      quotaProject: quota)
  }

  private mutating func externalUser() -> Credentials.ExternalUser? {
    let (client, secret) = (text("client_id"), self.secret("client_secret"))
    let token = self.secret("refresh_token")
    let url = tokenURL("token_url", standard: Self.exchangeServer)
    let (audience, account) = (optionalText("audience"), optionalText("account"))
    let quota = optionalText("quota_project_id")
    guard let client, let secret, let token, let url else { return nil }
    return Credentials.ExternalUser(
      account: account, audience: audience, clientID: client, clientSecret: secret,
      refreshToken: token, tokenURL: url, quotaProject: quota)
  }

  private mutating func impersonated() -> Credentials.ImpersonatedServiceAccount? {
    let impersonation = impersonation()
    let source = inner("source_credentials") { $0.credentials(isSource: true) }
    let quota = optionalText("quota_project_id")
    guard let impersonation, let source else { return nil }
    return Credentials.ImpersonatedServiceAccount(
      impersonation: impersonation, source: source, quotaProject: quota)
  }

  mutating func impersonation() -> Impersonation? {
    guard let url = tokenURL("service_account_impersonation_url") else { return nil }
    return Impersonation(url: url, delegates: texts("delegates"))
  }
}
