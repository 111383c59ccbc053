/// Why the value of an environment variable isn't a proxy, as a sentence that says what to write.
///
/// The value itself is left out, since it may hold a password.
public struct InvalidProxy: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case (but for the variable's name), without a full stop.
  public let description: String

  static func unreadable(_ variable: String) -> Self {
    Self(description: "\(variable) isn't a proxy address: write http://HOST:PORT")
  }

  static func unknownScheme(_ scheme: String, _ variable: String) -> Self {
    Self(
      description: "\(variable) names a proxy of another kind, \(scheme): write http://HOST:PORT")
  }
}
