extension FCMEndpoint {
  /// Takes `HOST`, `HOST:PORT` or `[IPV6]:PORT` apart.
  static func hostAndPort(
    of authority: Substring, in text: String
  ) throws(InvalidEndpoint) -> (host: String, port: Int?) {
    let host: Substring
    let rest: Substring
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { throw .badHost(text) }
      host = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
      guard host.contains(":"), host.allSatisfy({ $0.isASCIIHexDigit || $0 == ":" || $0 == "." })
      else { throw .badHost(text) }
    } else {
      host = authority[..<(authority.utf8.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex)]
      rest = authority[host.endIndex...]
      let isName = host.utf8.allSatisfy(Self.isNameByte)
      guard !host.isEmpty, isName else { throw .badHost(text) }
    }
    guard !rest.isEmpty else { return (host.lowercased(), nil) }
    guard rest.first == ":", rest.dropFirst().allSatisfy(\.isASCIIDigit),
      let port = Int(rest.dropFirst()), (1...65535).contains(port)
    else { throw .badPort(text) }
    return (host.lowercased(), port)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
