/// Workload identity federation (`"type": "external_account"`): another provider's token is
/// exchanged for one of Google's (AIP-4117).
public struct ExternalAccount: Hashable, Sendable {
  /// Where the other provider's token comes from.
  public enum SubjectToken: Hashable, Sendable {
    case file(path: String, Format)
    case url(TokenURL, headers: [TokenRequest.Header], Format)
  }

  /// How the other provider's token is written.
  public enum Format: Hashable, Sendable {
    case text
    /// A JSON object's member of that name.
    case json(field: String)
  }

  /// The pool's provider, `//iam.googleapis.com/projects/…`.
  public var audience: String
  /// `urn:ietf:params:oauth:token-type:jwt` and the like.
  public var subjectTokenType: String
  public var subjectToken: SubjectToken
  public var tokenURL: TokenURL
  /// The service account whose rights are used; without one the pool's principal has them itself.
  public var impersonation: Impersonation?
  public var clientID: String?
  public var clientSecret: Secret?
  public var quotaProject: String?
  /// For pools of people: the project that the exchange is counted for.
  public var workforceProject: String?
}
