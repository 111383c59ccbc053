internal import Hummingbird
internal import NIOCore

/// Requests that a page in a browser makes, which no SDK does.
///
/// Any page can ask this machine's servers, and one whose name leads here may read what they answer. What an emulator
/// prints, and whose topics it changes, is the business of programs that run here.
enum BrowserRequest {
  static func isOne(_ request: Request) -> Bool {
    hasItsHeaders(request) || !isOurs(request.head.authority ?? "")
  }

  /// The host and port that a program means which takes the emulator for a proxy of plain HTTP, if the emulator doesn't
  /// answer for it; `port` is the emulator's own.
  static func proxiedHost(_ request: Request, port: Int?) -> String? {
    guard !hasItsHeaders(request), let authority = request.head.authority?.lowercased(),
      !authority.isEmpty
    else { return nil }
    let host = host(of: authority)
    if (GoogleHosts.names + [GoogleHosts.metadata]).contains(host) { return nil }
    let ending = authority.hasSuffix("]") ? "" : authority.drop { $0 != ":" }.dropFirst()
    let asked = authority.hasPrefix("[") ? authority.split(separator: ":").last : ending
    if let port, isOurs(authority), asked == "\(port)" { return nil }
    return ending.isEmpty ? "\(authority):80" : authority
  }

  /// Whether a page has made it, or its user by an address.
  ///
  /// `Sec-Fetch-Mode` says nothing: Node.js sends it with each `fetch` of its own, and no browser sends it alone.
  private static func hasItsHeaders(_ request: Request) -> Bool {
    ["Origin", "Sec-Fetch-Site"].contains { request.headers[text: $0] != nil }
  }

  /// Whether a host with an optional port is an address, or a name that no page can have.
  static func isOurs(_ authority: String) -> Bool {
    let name = host(of: authority.lowercased())
    // A name without a dot is a machine's own, or of its network.
    return !name.contains(".") || name.hasSuffix(".localhost") || name.hasSuffix(".internal")
      || name.hasSuffix(".googleapis.com")
      || (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }

  /// Without brackets and port.
  private static func host(of authority: String) -> String {
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      return String(authority[authority.index(after: authority.startIndex)..<end])
    }
    return String(authority.prefix { $0 != ":" })
  }
}
