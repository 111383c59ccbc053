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

  /// Whether a connection to it cannot leave this machine.
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func host(of authority: Substring) -> String? {
    var host = authority
    if let colon = authority.lastByte(":"), authority.last != "]" {
      guard UInt16(authority[authority.index(after: colon)...]) != nil else { return nil }
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
