/// A tag that has the form of BCP 47; whether its language exists isn't asked here.
///
/// A language of two to eight letters comes first, then subtags of one to eight letters and digits, joined by hyphens.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The private tag of a pseudo-locale that previews know; no other private tag is read.
  public static let doubleLength = "x-double-length"

  /// Letters in the case that people write them in: `zh-Hant-TW`.
  public let description: String
  /// In lower case; `x` for the pseudo-locale.
  public let language: String

  /// `nil` for a text that doesn't have the form of a tag.
  public init?(_ text: String) {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, language.utf8.allSatisfy(Self.isLetter),
      language.utf8.count >= 2 || text == Self.doubleLength,
      subtags.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    self.language = language.lowercased()
    var isExtension = false
    let rest = subtags.dropFirst().map { subtag -> String in
      // A single letter begins an extension, which has no case of its own.
      if subtag.utf8.count == 1 { isExtension = true }
      return isExtension ? subtag.lowercased() : Self.inUsualCase(subtag)
    }
    description = ([self.language] + rest).joined(separator: "-")
  }

  /// The language of a tag, a localization's name (`zh_Hant`) or a device's list of tags, of which it is the first.
  public static func language(of text: some StringProtocol) -> Substring {
    Substring(text).prefix { $0 != "-" && $0 != "_" && $0 != "," }
  }

  /// `CA`, `Hant`, `valencia`.
  private static func inUsualCase(_ subtag: Substring) -> String {
    switch subtag.utf8.count {
    case 2: subtag.uppercased()
    case 4 where subtag.utf8.allSatisfy(isLetter):
      subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    default: subtag.lowercased()
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
