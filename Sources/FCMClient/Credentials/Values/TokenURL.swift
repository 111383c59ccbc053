internal import ByteSearch

/// Where a token is asked for.
///
/// Only scheme and host are ever shown: the rest of such an address may hold a secret.
public struct TokenURL: Hashable, Sendable, Unprintable {
  /// The whole address, for the request.
  package let text: String
  /// In lower case; an IPv6 address without its brackets.
  public let host: String
  /// Whether it is `https`.
  public let isEncrypted: Bool
  private let authority: String

  /// `nil` unless the text is an `http` or `https` address with a host, and without a user name,
  /// white space and control characters.
  public init?(_ text: String) {
    guard let colon = text.firstBytes(of: "://"),
      text.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) })
    else { return nil }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "https" || scheme == "http" else { return nil }
    let authority = text[colon.upperBound...].prefix { !"/?#".contains($0) }
    guard let host = try? FCMEndpoint.hostAndPort(of: authority, in: text).host else { return nil }
    self.text = text
    self.host = host
    self.authority = authority.lowercased()
    isEncrypted = scheme == "https"
  }

  /// Google's own token servers, which may get what proves an identity.
  public var isGoogle: Bool {
    isEncrypted && (host == "accounts.google.com" || host.hasSuffix(".googleapis.com"))
  }

  /// Whether it is on this machine.
  public var isLoopback: Bool { LoopbackAddress.contains(host) }

  /// Scheme, host and port.
  public var description: String { (isEncrypted ? "https://" : "http://") + authority }
}
