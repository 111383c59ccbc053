internal import ByteSearch
internal import FCMClient
internal import TextEncodings

/// An HTTP proxy; its password is not printed.
struct ProxyAddress: Hashable, CustomStringConvertible, CustomReflectable {
  struct Credentials: Hashable {
    var user: String
    var password: String
  }

  var host: String
  var port: Int
  var credentials: Credentials?

  /// Reads `[http://][USER[:PASSWORD]@]HOST[:PORT]`; user and password may be percent-encoded, and
  /// the port is 80 where none is written, as in any other URL.
  init(_ text: String, from variable: String) throws(InvalidProxy) {
    var rest = text[...]
    if let split = rest.firstBytes(of: "://") {
      let scheme = rest[..<split.lowerBound].lowercased()
      guard scheme == "http" else {
        let isWord = !scheme.isEmpty && scheme.utf8.allSatisfy { (0x30...0x7A).contains($0) }
        throw isWord ? .unknownScheme(scheme, variable) : .unreadable(variable)
      }
      rest = rest[split.upperBound...]
    }
    if let at = rest.lastByte("@") {
      guard let credentials = Self.credentials(rest[..<at]) else { throw .unreadable(variable) }
      self.credentials = credentials
      rest = rest[rest.index(after: at)...]
    }
    // The rules for a host and a port are those of an endpoint.
    guard let place = try? FCMEndpoint(parsing: "https://\(rest)") else {
      throw .unreadable(variable)
    }
    host = place.host
    port = place.port ?? 80
  }

  private static func credentials(_ text: Substring) -> Credentials? {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    guard let user = PercentEncoding.decoding(text[..<colon]),
      let password = PercentEncoding.decoding(text[colon...].dropFirst())
    else { return nil }
    return Credentials(user: user, password: password)
  }

  var description: String {
    let host = host.contains(":") ? "[\(host)]" : host
    return "http://\(host):\(port)"
  }

  /// A mirror without the password.
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
