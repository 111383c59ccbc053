internal import ByteSearch
internal import FCMClient

/// A URL that a secret may be sent to: `https`, or `http` to this machine or the metadata server of
/// Google Cloud, which has no other.
public struct ExchangeURL: Hashable, Sendable, CustomStringConvertible {
  let isEncrypted: Bool
  let host: String
  let port: Int
  /// Path and query.
  let target: String
  /// Scheme, host and port, such as `https://oauth2.googleapis.com`; path and query are left out,
  /// since they may hold secrets.
  public let description: String

  /// The metadata server's name and its address, which stand for one another.
  private static let metadataHosts: Set = ["metadata.google.internal", "169.254.169.254"]

  /// Reads an absolute URL without user name and fragment.
  public init(parsing text: String) throws(InvalidExchangeURL) {
    guard let split = text.firstBytes(of: "://") else { throw .noScheme }
    let scheme = text[..<split.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .noScheme }
    let rest = text[split.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let place = try? FCMEndpoint(parsing: "https://\(rest[..<end])") else { throw .noHost }
    let target = rest[end...]
    guard target.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !target.contains("#") else {
      throw .unreadablePath(place.host)
    }
    self.init(
      scheme: scheme, place: place, target: target.hasPrefix("/") ? String(target) : "/" + target)
    guard isEncrypted || staysOnThisMachine else { throw .unencrypted(place.host) }
  }

  init(endpoint: FCMEndpoint, target: String) {
    self.init(scheme: endpoint.scheme, place: endpoint, target: target)
  }

  private init(scheme: String, place: FCMEndpoint, target: String) {
    isEncrypted = scheme == "https"
    host = place.host
    port = place.port ?? (isEncrypted ? 443 : 80)
    self.target = target
    let authority = place.description.drop { $0 != "/" }
    description = "\(scheme):\(authority)"
  }

  var text: String { description + target }

  /// Whether the way there doesn't cross a network that others could listen to.
  var staysOnThisMachine: Bool {
    Self.metadataHosts.contains(host) || FCMEndpoint.isLoopback(host: host)
  }
}

extension ExchangeURL: CustomDebugStringConvertible, CustomReflectable {
  /// As secret as ``description``.
  public var debugDescription: String { description }

  /// A mirror without path and query.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
