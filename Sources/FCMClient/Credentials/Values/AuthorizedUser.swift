/// What `gcloud auth application-default login` writes (`"type": "authorized_user"`).
public struct AuthorizedUser: Hashable, Sendable {
  /// The person's address; `nil` where the file does not tell, as most do not.
  public var account: String?
  public var clientID: String
  public var clientSecret: Secret
  public var refreshToken: Secret
  public var tokenURL: TokenURL
  /// Whom the calls are counted for; FCM refuses a person's calls without one.
  public var quotaProject: String?
}
