import PushMessages

/// The answers of Google's token endpoint, in the form of OAuth 2 (RFC 6749, sections 5.1 and 5.2).
extension EmulatorAnswer {
  /// An access token, with the seconds that it is good for.
  static func issued(_ token: String, lifetime: Int, scope: String?) -> EmulatorAnswer {
    let members: [(String, JSONValue)] = [
      ("access_token", .string(token)), ("expires_in", .number("\(lifetime)")),
      ("token_type", .string("Bearer")),
    ]
    let scope = scope.map { [("scope", JSONValue.string($0))] } ?? []
    return EmulatorAnswer(status: 200, body: JSONText.compact(object(members + scope)))
  }

  static let invalidWindow = invalidGrant(
    "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. "
      + "Check your iat and exp values in the JWT claim.")
  static let invalidSignature = invalidGrant("Invalid JWT Signature.")
  static let invalidAudience = invalidGrant("Invalid JWT: Failed audience check.")
  static let noIssuer = invalidGrant("Invalid email or User ID.")
  static let unknownAccount = invalidGrant("Invalid grant: account not found")
  static let unknownRefreshToken = invalidGrant("Token has been expired or revoked.")
  static let unknownClient = oauth(401, "invalid_client", "The OAuth client was not found.")
  static let wrongClientSecret = oauth(401, "invalid_client", "Unauthorized")
  static let invalidScope = oauth(
    400, "invalid_scope", "Invalid OAuth scope or ID token audience provided.")

  static func missingParameter(_ name: String) -> EmulatorAnswer {
    oauth(400, "invalid_request", "Missing required parameter: \(name)")
  }

  static func unsupportedGrant(_ type: String) -> EmulatorAnswer {
    oauth(400, "unsupported_grant_type", "Invalid grant_type: \(type)")
  }

  /// A refusal of the token endpoint for a request that has nothing wrong in it.
  static func refusal(_ refusal: EmulatedBehavior.Refusal) -> EmulatorAnswer {
    switch refusal {
    case .unregistered, .unknownProject: unknownAccount
    case .quotaExceeded, .projectQuotaExceeded:
      oauth(429, "rate_limit_exceeded", "Rate Limit Exceeded")
    case .unauthenticated: invalidSignature
    case .senderIDMismatch, .permissionDenied, .thirdPartyAuth:
      oauth(
        401, "unauthorized_client",
        "Client is unauthorized to retrieve access tokens using this method, or client not "
          + "authorized for any of the scopes requested.")
    case .internal: oauth(500, "internal_failure", "Backend Error")
    case .unavailable: oauth(503, "temporarily_unavailable", "Service Unavailable")
    }
  }

  private static func invalidGrant(_ description: String) -> EmulatorAnswer {
    oauth(400, "invalid_grant", description)
  }

  private static func oauth(_ status: Int, _ error: String, _ description: String) -> EmulatorAnswer
  {
    let body = object([("error", .string(error)), ("error_description", .string(description))])
    return EmulatorAnswer(status: status, body: JSONText.compact(body))
  }
}
