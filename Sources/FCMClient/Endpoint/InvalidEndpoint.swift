import HarmlessText

/// Why a text isn't an endpoint, as a sentence that says what to write instead.
public struct InvalidEndpoint: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case, without a full stop; what the text held is in it with marks for control characters.
  public let description: String

  private init(_ description: String) {
    self.description = description
  }

  static func noScheme(_ text: String) -> Self {
    Self("endpoint ‘\(VisibleText.of(text))’ has no scheme: write https://HOST")
  }

  static func unknownScheme(_ scheme: String) -> Self {
    Self("unknown endpoint scheme ‘\(VisibleText.of(scheme))’: write https")
  }

  static func notOnlyAHost(_ text: String) -> Self {
    Self("endpoint ‘\(VisibleText.of(text))’ has more than a host and a port: remove the rest")
  }

  static func badHost(_ text: String) -> Self {
    Self("endpoint ‘\(VisibleText.of(text))’ has no valid host: write https://HOST")
  }

  static func badPort(_ text: String) -> Self {
    Self("endpoint ‘\(VisibleText.of(text))’ has no valid port: write a number from 1 to 65535")
  }

  static func unencrypted(_ host: String) -> Self {
    Self(
      "endpoint \(VisibleText.of(host)) isn't on this machine, and http isn't encrypted: write https"
    )
  }
}
