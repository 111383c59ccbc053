/// A device's languages as somebody types them: `gsw-CH, de-CH, fr`.
public enum TypedLanguages {
  /// Why it is no such list; a sentence without a full stop.
  public struct Refusal: Error, Hashable, Sendable {
    public var sentence: String
  }

  /// `nil` where nothing is typed.
  static func reading(_ text: String) -> Result<PreviewLocale, Refusal>? {
    let (tags, refused) = tags(in: text)
    if let refused {
      let isOnlyOne = !text.contains(",")
      return .failure(
        Refusal(
          sentence: isOnlyOne
            ? "no preview locale is like ‘\(refused)’, and it isn't a language tag like de-CH"
            : "‘\(refused)’ isn't a language tag: write it like de-CH"))
    }
    guard !tags.isEmpty else { return nil }
    return .success(PreviewLocale(tags.joined(separator: ", "), languages: tags))
  }

  /// The tags of a list with commas, each once, up to the first part that doesn't have the form of one.
  public static func tags(in text: String) -> (tags: [String], refused: String?) {
    var tags: [String] = []
    for part in text.split(separator: ",").map({ $0.trimmed }) where !part.isEmpty {
      guard let tag = tag(part) else { return (tags, part) }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return (tags, nil)
  }

  /// The tag in the case that people write it in; `nil` where it has not the form of one (BCP 47).
  private static func tag(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    // The one private tag that a preview knows.
    let isPseudo = text == "x-double-length"
    guard let language = parts.first, 2...3 ~= language.utf8.count || isPseudo,
      language.utf8.allSatisfy(\.isLetter),
      parts.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isLetterOrDigit) })
    else { return nil }
    var isExtension = false
    let rest = parts.dropFirst().map { part -> String in
      // What stands behind a single letter is an extension's business.
      if part.utf8.count == 1 { isExtension = true }
      if isExtension { return part.lowercased() }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4 where part.utf8.allSatisfy(\.isLetter):
        return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: return part.lowercased()
      }
    }
    return ([language.lowercased()] + rest).joined(separator: "-")
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  fileprivate var isLetterOrDigit: Bool {
    isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
