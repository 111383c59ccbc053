import LanguageTags

/// Which of several drafts a recipient gets: that of the locale in a column, of its language, or the one for all others.
public struct DraftChoice: Hashable, Sendable {
  /// The column with the locales.
  public let column: String
  /// Drafts from 1, by tags in lower case; 0 is the one for all others.
  private let drafts: [String: Int]
  /// The placeholders of each draft, by their numbers among those of all drafts.
  private let needed: [Set<Int>]

  /// `tags` are those of the drafts from 1.
  public init(column: String, tags: [String], of messages: ListMessages) {
    self.column = column
    let numbered = tags.enumerated().map { ($1.lowercased(), $0 + 1) }
    drafts = Dictionary(numbered) { first, _ in first }
    needed = messages.places.map(Set.init)
  }

  /// The draft for a locale such as `fr-CA` or `fr_CA`; `nil` if the text isn't one.
  func draft(for locale: String) -> Int? {
    let text = locale.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("_", with: "-")
    guard !text.isEmpty else { return 0 }
    guard let tag = LanguageTag(text)?.description.lowercased() else { return nil }
    var subtags = tag.split(separator: "-")
    while !subtags.isEmpty {
      if let draft = drafts[subtags.joined(separator: "-")] { return draft }
      subtags.removeLast()
    }
    return 0
  }

  /// Whether a draft needs a value for the placeholder of that number.
  func needs(_ placeholder: Int, in draft: Int) -> Bool { needed[draft].contains(placeholder) }
}
