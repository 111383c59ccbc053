internal import Resolver

extension ShownNotification {
  /// Which of the texts are one literal for every language, and in which they are.
  public struct Freeze: Hashable, Sendable {
    /// `title` where other texts are in the device's language; `nil` if nothing is.
    public var part: String?
    /// `nil` if the texts do not tell.
    public var language: WrittenLanguage?

    public init(part: String? = nil, language: WrittenLanguage? = nil) {
      self.part = part
      self.language = language
    }

    /// As a headline says it, the longest wording first: `body in English, not translated`.
    public var words: [String] {
      guard let short = languageWords else {
        let text = part ?? "text"
        return ["one \(text) for every language", "one \(text) for all"]
      }
      return ["\(short), not translated", short]
    }

    /// `body in English`; `nil` if the texts don't tell.
    public var languageWords: String? {
      language.map { (part.map { "\($0) " } ?? "") + "in \($0.name)" }
    }
  }

  /// `nil` if every literal text is in the device's language.
  public var freeze: Freeze? {
    guard let first = frozenTexts.first else { return nil }
    let isMixed = askedTexts.contains { $0.resolution.source != nil }
    let names = frozenTexts.map(\.name).joined(separator: " and ")
    let isOne = frozenTexts.allSatisfy { $0.language == first.language }
    return Freeze(part: isMixed ? names : nil, language: isOne ? first.language : nil)
  }
}
