internal import JWTKit

/// The claims of a service account's assertion, as far as Google looks at them.
struct AssertionClaims: JWTPayload {
  /// The account's address.
  var iss: String?
  /// Scopes with spaces between them.
  var scope: String?
  /// The token endpoint itself.
  var aud: String?
  /// Seconds since 1970.
  var iat: Int?
  /// Seconds since 1970.
  var exp: Int?

  /// The clock of this machine may be wrong by so many seconds.
  private static let tolerance = 300
  private static let longestLife = 3600

  /// What they mean is checked against the emulator's own clock and address instead.
  func verify(using algorithm: some JWTAlgorithm) {}

  /// Whether the assertion lives for an hour at most, and the present is in that hour.
  func areTimely(at now: Int) -> Bool {
    guard let iat, let exp else { return false }
    return iat <= now + Self.tolerance && exp > now - Self.tolerance
      && (1...Self.longestLife).contains(exp.subtractingReportingOverflow(iat).partialValue)
  }
}
