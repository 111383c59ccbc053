import ByteSearch

/// A person who reviews translations; their e-mail tells them apart from all others.
public struct Reviewer: Hashable, Sendable {
  /// May be empty.
  public var name: String
  public var email: String

  /// The longest that is taken for either of them, in bytes.
  public static let longest = 254

  /// `nil` if the e-mail isn't one, or either is longer than anyone's: a mark has to name its reviewer.
  public init?(name: String, email: String) {
    let name = Self.trimmed(name)
    let email = Self.trimmed(email)
    guard Self.isAddress(email), name.utf8.count <= Self.longest, Self.isPlain(name),
      !name.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    else {
      return nil
    }
    self.name = name
    self.email = email
  }

  /// What tells two reviewers apart, whatever the case in which they write their addresses.
  public var key: String {
    String(
      decoding: email.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// For one line: the name, or the e-mail if there is none.
  public var displayName: String { name.isEmpty ? email : name }

  /// `Ada Lovelace <ada@example.com>`.
  public var fullName: String { name.isEmpty ? email : "\(name) <\(email)>" }

  public func isSame(as other: Reviewer) -> Bool { key.hasSameBytes(as: other.key) }

  /// Something on both sides of one at sign, in ASCII: other letters have several forms, of which each looks like one person.
  private static func isAddress(_ email: String) -> Bool {
    let parts = email.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\")]
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && email.utf8.count <= longest
      && email.utf8.allSatisfy { 0x21...0x7E ~= $0 && !quotes.contains($0) }
  }

  /// Whether a text has nothing that moves a cursor, breaks a line or reorders what is around it.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        false
      default: true
      }
    }
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let scalars = text.unicodeScalars
    let tail = scalars.drop(while: isSpace)
    let end = tail.lastIndex { !isSpace($0) }.map { tail.index(after: $0) } ?? tail.startIndex
    return String(tail[..<end])
  }
}
