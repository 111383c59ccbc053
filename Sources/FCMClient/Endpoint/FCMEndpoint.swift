/// Where requests go: scheme, host and port of FCM or of a local emulator.
///
/// Plain `http` exists for loopback addresses only, so a bearer token never travels unencrypted.
public struct FCMEndpoint: Hashable, Sendable, CustomStringConvertible {
  /// `http` or `https`.
  public let scheme: String
  /// In lower case; an IPv6 address without its brackets.
  public let host: String
  /// As it was written; `nil` if none was, and the scheme's own is meant.
  public let port: Int?

  /// Google's public service, `https://fcm.googleapis.com`.
  public static let google = FCMEndpoint(
    uncheckedScheme: "https", host: "fcm.googleapis.com", port: nil)

  /// Google's host for the figures of what was delivered.
  private static let googleDeliveryData = FCMEndpoint(
    uncheckedScheme: "https", host: "fcmdata.googleapis.com", port: nil)

  /// Where delivery data is read for messages that go here.
  ///
  /// Whatever stands in for FCM stands in for this too: a token never goes to a host that the profile doesn't name.
  public var ofDeliveryData: FCMEndpoint { isFCM ? Self.googleDeliveryData : self }

  /// Whether it is Google's public FCM.
  ///
  /// Other names under `googleapis.com` don't count: some of them answer for what customers of Google store there.
  public var isFCM: Bool {
    scheme == Self.google.scheme && host == Self.google.host && (port == nil || port == 443)
  }

  /// Whether one of Google's own services for messages is meant.
  var isGooglesMessaging: Bool { self == .google || self == .googleDeliveryData }

  /// A server on this machine that answers on the IPv4 loopback address.
  public static func loopback(port: Int) -> FCMEndpoint {
    FCMEndpoint(uncheckedScheme: "http", host: "127.0.0.1", port: port)
  }

  /// Reads `https://HOST[:PORT]`, or `http://` with a loopback host.
  ///
  /// A path, a query or a user name
  /// is an error, because an endpoint that is only nearly right would get the token too.
  public init(parsing text: String) throws(InvalidEndpoint) {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      throw .noScheme(text)
    }
    let scheme = text[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .unknownScheme(scheme) }
    var authority = text[colon...].dropFirst("://".count)
    if authority.last == "/" { authority.removeLast() }
    guard !authority.utf8.contains(where: "/?#@".utf8.contains) else { throw .notOnlyAHost(text) }
    let (host, port) = try Self.hostAndPort(of: authority, in: text)
    self.init(uncheckedScheme: scheme, host: host, port: port)
    guard scheme == "https" || isLoopback else { throw .unencrypted(host) }
  }

  private init(uncheckedScheme scheme: String, host: String, port: Int?) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Whether bytes sent there stay on this machine: `localhost`, `127.0.0.0/8` or `::1`.
  public var isLoopback: Bool { Self.isLoopback(host: host) }

  /// Whether a host name or an address means this machine.
  package static func isLoopback(host: String) -> Bool { LoopbackAddress.contains(host) }

  /// Whether requests to both arrive at the same server, as far as their spelling tells: `localhost`, `127.0.0.1` and
  /// `[::1]` are all this machine.
  public func isSameServer(as other: FCMEndpoint) -> Bool {
    guard isLoopback, other.isLoopback else { return self == other }
    return knownPort == other.knownPort
  }

  private var knownPort: Int { port ?? (scheme == "https" ? 443 : 80) }

  /// The URL without a slash at its end.
  public var description: String {
    let host = host.contains(":") ? "[\(host)]" : host
    return "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "")
  }
}

/// The scheme's own port may be written or not, and a name may end in the dot of the root.
extension FCMEndpoint {
  public static func == (left: FCMEndpoint, right: FCMEndpoint) -> Bool {
    left.scheme == right.scheme && left.plainHost == right.plainHost
      && left.knownPort == right.knownPort
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scheme)
    hasher.combine(plainHost)
    hasher.combine(knownPort)
  }

  private var plainHost: Substring { host.hasSuffix(".") ? host.dropLast() : host[...] }
}

extension FCMEndpoint {
  /// Who answers there, as the subject of a sentence: `the local FCM`.
  public var answerer: String {
    if isLoopback { return "the local FCM" }
    return isGooglesMessaging ? "FCM" : host
  }
}
