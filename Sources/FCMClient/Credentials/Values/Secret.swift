/// A text that only the server it is for may read: a private key, a refresh
/// token, a signed assertion.
public struct Secret: Hashable, Sendable, Unprintable {
  /// For the request or the signature, and for nothing else.
  package let text: String

  /// Takes any text as it is.
  public init(_ text: String) {
    self.text = text
  }

  /// The same word for every secret.
  public var description: String { "(secret)" }
}
