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
