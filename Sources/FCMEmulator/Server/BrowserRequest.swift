internal import Hummingbird
internal import NIOCore

/// Requests that a page in a browser makes, which no SDK does.
///
/// Any page can ask this machine's servers, and one whose name leads here may read what they answer. What an emulator
/// prints, and whose topics it changes, is the business of programs that run here.
enum BrowserRequest {
  static func isOne(_ request: Request) -> Bool {
    let headers = ["Origin", "Sec-Fetch-Site", "Sec-Fetch-Mode"]
    return headers.contains { request.headers[text: $0] != nil }
      || !isOurs(request.head.authority ?? "")
  }

  /// Whether a host with an optional port is an address, or a name that no page can have.
  static func isOurs(_ authority: String) -> Bool {
    let host: Substring
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      host = authority[authority.index(after: authority.startIndex)..<end]
    } else {
      host = authority.prefix { $0 != ":" }
    }
    let name = host.lowercased()
    // A name without a dot is a machine's own, or of its network.
    return !name.contains(".") || name.hasSuffix(".localhost") || name.hasSuffix(".googleapis.com")
      || (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }
}
