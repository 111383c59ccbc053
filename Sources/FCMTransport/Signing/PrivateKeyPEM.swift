/// The private key of a service account in PEM, which cannot be printed: not by interpolation,
/// `dump`, reflection or a log line.
public struct PrivateKeyPEM: Hashable, Sendable {
  let text: String

  /// The text between and with the lines `-----BEGIN PRIVATE KEY-----` and `-----END …`, as it
  /// stands under `private_key` in the file; ``ServiceAccountSigner`` reads it.
  public init(_ text: String) {
    self.text = text
  }
}

extension PrivateKeyPEM: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same words for every key.
  public var description: String { "(private key)" }

  /// As secret as ``description``.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
