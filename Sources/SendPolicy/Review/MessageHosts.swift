import ByteSearch
import FCMClient
import HarmlessText
import PushMessages

/// Where a message's images and links lead: the hosts, each once and in the order of the message.
public struct MessageHosts: Hashable, Sendable {
  public private(set) var images: [String] = []
  public private(set) var links: [String] = []

  /// Looks at every text of the message that begins as a URL does, those of the data too.
  init(_ message: JSONNode) {
    visit(message, key: "")
  }

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
