import ByteSearch
import FCMClient
import HarmlessText
import PushMessages
import RecipientLists

/// Where a message's images and links lead: the hosts, each once and in the order of the message.
public struct MessageHosts: Hashable, Sendable {
  public private(set) var images: [String] = []
  public private(set) var links: [String] = []

  /// Whether a list leads to more hosts than it was asked for.
  public private(set) var hasMore = false

  /// Looks at every text of the message that begins as a URL does, those of the data too.
  init(_ message: JSONNode) {
    visit(message, key: "")
  }

  /// Looks at all drafts of a list, and at the hosts that come from its lines.
  init(_ list: ListAudience) {
    for message in [list.message] + list.drafts.map(\.message) { visit(message, key: "") }
    images.removeAll { $0.contains("{{") }
    links.removeAll { $0.contains("{{") }
    for address in list.summary.addresses.found {
      note(address.text, key: address.key.lowercased())
    }
    hasMore = list.summary.addresses.hasMore
  }

  /// Some of the hosts by name and the others by their number: `a.example, b.example and 47 more`.
  func words(for hosts: [String]) -> String {
    let rest = hosts.count - Self.longest
    guard rest > 0 else { return hosts.joined(separator: ", ") }
    let named = hosts.prefix(Self.longest).joined(separator: ", ")
    return "\(named) and \(rest)\(hasMore ? " or more others" : " more")"
  }

  /// How many hosts are named.
  private static let longest = 8

  private mutating func visit(_ node: JSONNode, key: String) {
    switch node.kind {
    case .object(let members): for member in members { visit(member.value, key: member.key) }
    case .array(let elements): for element in elements { visit(element, key: key) }
    case .string(let text): note(text, key: key.lowercased())
    case .number, .boolean, .null: break
    }
  }

  private mutating func note(_ text: String, key: String) {
    guard let host = Self.host(of: text) else { return }
    let isImage = Self.imageKeys.contains { key.contains($0) }
    let known = isImage ? images : links
    guard !known.contains(host) else { return }
    if isImage { images.append(host) } else { links.append(host) }
  }

  private static let imageKeys = ["image", "icon", "badge", "picture", "photo"]

  /// The host that a browser or an app would ask.
  ///
  /// What stands before an `@` is a user's name, however much it looks like a host. For a URL of an app's own scheme the
  /// scheme stays: `myshop://orders`.
  private static func host(of text: String) -> String? {
    guard let colon = text.firstBytes(of: "://") else { return nil }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard let first = scheme.unicodeScalars.first, ("a"..."z").contains(first),
      scheme.unicodeScalars.allSatisfy(isOfScheme)
    else { return nil }
    // Browsers take a backslash for a slash.
    let authority = text[colon.upperBound...].prefix { !"/\\?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let name = VisibleText.of(host.lowercased(), limit: 60)
    return ["http", "https"].contains(scheme) ? name : "\(scheme)://\(name)"
  }

  private static func isOfScheme(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      || "+-.".unicodeScalars.contains(scalar)
  }
}
