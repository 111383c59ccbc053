internal import FoundationEssentials

/// How much waiting servers that don't answer may cost: a stranger's drafts can name a thousand images.
struct SilentServers {
  /// So many images of one server are waited for in vain.
  static let mostOfOneServer = 3
  /// So many images are waited for in vain, of whatever servers: some 80 seconds, eight at a time.
  static let most = 60

  private var counts: [String: Int] = [:]
  private var count = 0

  /// An image of a server didn't come in time.
  mutating func note(_ address: String) {
    counts[Self.server(of: address), default: 0] += 1
    count += 1
  }

  /// Why an image isn't asked for; lower-case, without a full stop.
  func objection(to address: String) -> String? {
    if counts[Self.server(of: address), default: 0] >= Self.mostOfOneServer {
      return "not asked, because its server didn't answer for other images"
    }
    return count >= Self.most ? "not asked, because too many servers didn't answer" : nil
  }

  private static func server(of address: String) -> String {
    URL(string: address)?.host?.lowercased() ?? ""
  }
}
