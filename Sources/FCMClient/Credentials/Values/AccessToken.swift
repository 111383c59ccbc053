/// A token with what has to be known to use it.
public struct AccessToken: Hashable, Sendable {
  public var token: BearerToken
  /// Seconds since 1970, by this machine's clock; `nil` if the answer didn't say.
  public var expiresAt: Int?
  /// Whom the calls are counted for.
  public var quotaProject: String?

  /// A token from elsewhere than Google's answers, such as a test's own.
  public init(_ token: BearerToken, expiresAt: Int? = nil, quotaProject: String? = nil) {
    self.token = token
    self.expiresAt = expiresAt
    self.quotaProject = quotaProject
  }

  /// What a request to FCM carries because of it.
  package var headers: [HTTPHeader] {
    let authorization = HTTPHeader(name: "Authorization", value: token.authorization)
    guard let quotaProject else { return [authorization] }
    return [authorization, HTTPHeader(name: "x-goog-user-project", value: quotaProject)]
  }
}
