internal import ByteSearch

/// The scheme and host of an endpoint, taken apart as far as safety needs it.
struct Endpoint {
  /// Without a slash at its end.
  let text: String
  let isEncrypted: Bool
  let host: String

  /// `nil` unless it is `http://` or `https://` with a host and perhaps a port, and nothing else.
  init?(_ text: String) {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    let isEncrypted = text.hasPrefix("https://")
    guard isEncrypted || text.hasPrefix("http://") else { return nil }
    let authority = text.dropFirst(isEncrypted ? 8 : 7)
    guard let host = Self.host(of: authority) else { return nil }
    self.text = text
    self.isEncrypted = isEncrypted
    self.host = host
  }

  /// The same as a regular expression, for schemas.
  static let pattern =
    "https?://([A-Za-z0-9.-]+|\\[[A-Za-z0-9.:-]+\\])(:([1-5]?[0-9]{1,4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?/*"

  /// What reports may show of a text that is perhaps an endpoint: scheme and host.
  ///
  /// … replaces a name with its password, a path and a query.
  static func harmless(_ text: String) -> String {
    let scheme =
      text.hasPrefix("https://") ? "https://" : text.hasPrefix("http://") ? "http://" : ""
    var host = text.dropFirst(scheme.count)
    var shown = scheme
    if let sign = host.lastByte("@") {
      shown += "…@"
      host = host[host.index(after: sign)...]
    }
    let rest = host.utf8.firstIndex { Self.ends.contains($0) } ?? host.endIndex
    let isWhole = host[rest...].utf8.allSatisfy { $0 == UInt8(ascii: "/") }
    guard !isWhole else { return shown + host }
    // Only the sign itself: a mark may be joined to it.
    return shown + host[..<rest] + String(host[rest...].unicodeScalars.prefix(1)) + "…"
  }

  /// What ends a host in an address.
  private static let ends = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]

  /// Whether a connection to it cannot leave this machine.
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func host(of authority: Substring) -> String? {
    var host = authority
    if let colon = authority.lastByte(":"), authority.last != "]" {
      let port = authority[authority.index(after: colon)...]
      guard port.first != "+", UInt16(port) != nil else { return nil }
      host = authority[..<colon]
    }
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    let name = isBracketed ? host.dropFirst().dropLast() : host
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      case UInt8(ascii: ":"): isBracketed
      default: false
      }
    }
    return isPlain && !name.isEmpty ? host.lowercased() : nil
  }
}
