/// Why nothing could be signed, as a sentence that says what to do and holds nothing of the key.
public struct SigningFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower-case, without a full stop.
  public let description: String

  static let unreadableKey = Self(
    description:
      "the private key isn't an RSA key in PEM of 2048 bits or more: create a new key for the account"
  )

  static let refused = Self(
    description: "the private key can't sign anything: create a new key for the account")
}
