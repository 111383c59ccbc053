import HarmlessText

/// What a credentials file of Google's holds, by its `type`.
///
/// Whatever of it is secret cannot be printed; the rest may be shown.
public indirect enum Credentials: Hashable, Sendable {
  /// Credentials that use a service account's rights (`"type": "impersonated_service_account"`).
  public struct ImpersonatedServiceAccount: Hashable, Sendable {
    public var impersonation: Impersonation
    /// Who asks for the rights.
    public var source: Credentials
    public var quotaProject: String?
  }

  /// A person of a workforce pool (`"type": "external_account_authorized_user"`).
  public struct ExternalUser: Hashable, Sendable {
    public var account: String?
    /// The pool's provider, `//iam.googleapis.com/locations/global/workforcePools/…`.
    public var audience: String?
    public var clientID: String
    public var clientSecret: Secret
    public var refreshToken: Secret
    public var tokenURL: TokenURL
    public var quotaProject: String?
  }

  /// What `gcloud auth application-default login` writes (`"type": "authorized_user"`).
  public struct AuthorizedUser: Hashable, Sendable {
    /// The person's address; `nil` if the file does not tell, as most do not.
    public var account: String?
    public var clientID: String
    public var clientSecret: Secret
    public var refreshToken: Secret
    public var tokenURL: TokenURL
    /// Whom the calls are counted for; FCM refuses a person's calls without one.
    public var quotaProject: String?
  }

  case serviceAccount(ServiceAccount)
  case authorizedUser(AuthorizedUser)
  case impersonated(ImpersonatedServiceAccount)
  case externalAccount(ExternalAccount)
  case externalUser(ExternalUser)

  /// Whose rights are used, as an address; `nil` if the file does not tell.
  public var account: String? {
    switch self {
    case .serviceAccount(let account): account.email
    case .authorizedUser(let user): user.account
    case .impersonated(let impersonated): impersonated.impersonation.email
    case .externalAccount(let account): account.impersonation?.email
    case .externalUser(let user): user.account
    }
  }

  /// Whose rights are used, in words that are never empty.
  public var accountName: String {
    if let account { return account }
    return switch self {
    case .serviceAccount: "a service account"
    case .authorizedUser: "a gcloud user whose address isn't in the file"
    case .impersonated: "an impersonated service account"
    case .externalAccount(let account): "a workload of \(VisibleText.of(account.audience))"
    case .externalUser(let user): "a user of \(VisibleText.of(user.audience ?? "a workforce pool"))"
    }
  }

  /// The project of the account; a message may still be for another one.
  public var projectID: String? {
    switch self {
    case .serviceAccount(let account): account.projectID
    case .impersonated(let impersonated): Self.project(of: impersonated.impersonation.email)
    case .externalAccount(let account): Self.project(of: account.impersonation?.email)
    case .authorizedUser, .externalUser: nil
    }
  }

  /// Whom the calls are counted for (`x-goog-user-project`).
  public var quotaProject: String? {
    switch self {
    case .serviceAccount(let account): account.quotaProject
    case .authorizedUser(let user): user.quotaProject
    case .impersonated(let impersonated): impersonated.quotaProject
    case .externalAccount(let account): account.quotaProject
    case .externalUser(let user): user.quotaProject
    }
  }

  /// The project in `NAME@PROJECT.iam.gserviceaccount.com`.
  private static func project(of email: String?) -> String? {
    guard let email, let at = email.firstIndex(of: "@"),
      email.hasSuffix(".iam.gserviceaccount.com")
    else { return nil }
    return String(email[email.index(after: at)...].dropLast(".iam.gserviceaccount.com".count))
  }
}
