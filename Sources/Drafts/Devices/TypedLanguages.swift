internal import LanguageTags
internal import Resolver

/// A device's languages as the user types them: `gsw-CH, de-CH, fr`.
public enum TypedLanguages {
  /// Why it isn't such a list; a sentence without a full stop.
  public struct Refusal: Error, Hashable, Sendable {
    public var sentence: String
  }

  /// `nil` if the text is empty.
  public static func reading(_ text: String) -> Result<PreviewLocale, Refusal>? {
    let (tags, refused) = tags(in: text)
    if let refused {
      let isOnlyOne = !text.contains(",")
      return .failure(
        Refusal(
          sentence: isOnlyOne
            ? "no preview locale matches ‘\(refused)’, and it isn't a language tag like de-CH"
            : "‘\(refused)’ isn't a language tag: write it like de-CH"))
    }
    guard !tags.isEmpty else { return nil }
    for tag in tags {
      guard let mistake = MistakenLanguage(tag), mistake.isCertain else { continue }
      let remark = mistake.remark.map { ": \($0)" } ?? ""
      return .failure(
        Refusal(sentence: "no device has the language ‘\(tag)’\(remark). Type \(mistake.tag)"))
    }
    return .success(PreviewLocale(tags.joined(separator: ", "), languages: tags))
  }

  /// The tags of a list with commas, each once, up to the first part that doesn't have the form of one.
  public static func tags(in text: String) -> (tags: [String], refused: String?) {
    var tags: [String] = []
    for part in text.split(separator: ",") {
      let part = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !part.isEmpty else { continue }
      guard let tag = LanguageTag(part), Self.isUsual(tag) else { return (tags, part) }
      if !tags.contains(tag.description) { tags.append(tag.description) }
    }
    return (tags, nil)
  }

  /// No language has more than three letters so far; a word of a language, such as `french`, would have the form of a tag.
  private static func isUsual(_ tag: LanguageTag) -> Bool { tag.language.utf8.count <= 3 }
}
