internal import ByteSearch

/// The hosts of `NO_PROXY`, which are reached directly.
///
/// Entries stand between commas or white space: `*` for every host, a domain (`example.com`, with or
/// without a dot before it, means its subdomains too), an address, or a range of IPv4 addresses
/// (`10.0.0.0/8`); each may end with `:PORT`.
struct ProxyExceptions: Hashable {
  private var entries: [Entry]

  private struct Entry: Hashable {
    var host: String
    var port: Int?
  }

  init(_ text: String) {
    entries = text.split { $0 == "," || $0.isWhitespace }.map { Self.entry($0.lowercased()) }
  }

  func contain(host: String, port: Int) -> Bool {
    let host = Self.withoutFinalDot(host[...])
    return entries.contains { entry in
      (entry.port ?? port) == port && Self.matches(entry.host, host: host)
    }
  }

  private static func matches(_ pattern: String, host: String) -> Bool {
    if pattern == "*" || pattern == host { return true }
    if let range = IPv4Range(pattern) { return range.contains(host) }
    return !pattern.isEmpty && host.hasSuffix("." + pattern)
  }

  /// `host`, `host:port`, `[::1]:port`, `.domain`, `*.domain`.
  private static func entry(_ text: String) -> Entry {
    var (host, port) = (text[...], Int?.none)
    // More than one colon without brackets is an IPv6 address.
    let isAddress = text.count { $0 == ":" } > 1 && !text.hasPrefix("[")
    if !isAddress, let colon = text.lastByte(":"), let number = Int(text[colon...].dropFirst()) {
      (host, port) = (text[..<colon], number)
    }
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    if host.hasPrefix("*.") { host = host.dropFirst(2) }
    if host.hasPrefix(".") { host = host.dropFirst() }
    return Entry(host: withoutFinalDot(host), port: port)
  }

  /// The dot at the end of a name says that it is whole, and changes nothing else.
  private static func withoutFinalDot(_ host: Substring) -> String {
    String(host.hasSuffix(".") ? host.dropLast() : host)
  }
}
