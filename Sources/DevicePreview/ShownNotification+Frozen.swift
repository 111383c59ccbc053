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
      guard let language else {
        let text = part ?? "text"
        return ["one \(text) for every language", "one \(text) for all"]
      }
      let short = (part.map { "\($0) " } ?? "") + "in \(language.name)"
      return ["\(short), not translated", short]
    }
  }

  /// `nil` if every text is in the device's language, or the app does not have it.
  public var freeze: Freeze? {
    guard let first = frozenTexts.first else { return nil }
    let isMixed = askedTexts.contains { $0.resolution.source != nil }
    let names = frozenTexts.map(\.name).joined(separator: " and ")
    let isOne = frozenTexts.allSatisfy { $0.language == first.language }
    return Freeze(part: isMixed ? names : nil, language: isOne ? first.language : nil)
  }
}
