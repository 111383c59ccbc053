/// Why a text isn't a URL that a secret may be sent to, as a sentence that says what to write.
///
/// The text itself is left out but for its host, since a URL may hold secrets.
public struct InvalidExchangeURL: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case, without a full stop.
  public let description: String

  static let noScheme = Self(description: "the URL has no known scheme: write https://HOST/PATH")
  static let noHost = Self(description: "the URL has no valid host: write https://HOST/PATH")

  static func unreadablePath(_ host: String) -> Self {
    Self(
      description:
        "the URL at \(host) has characters that aren't allowed in a path: percent-encode them")
  }

  static func unencrypted(_ host: String) -> Self {
    Self(
      description:
        "the URL at \(host) isn't on this machine, and http isn't encrypted: write https"
    )
  }
}
