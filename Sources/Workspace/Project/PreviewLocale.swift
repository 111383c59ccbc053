/// One preview device's languages, in the order of its settings.
public struct PreviewLocale: Sendable {
  /// BCP 47 tags, most wanted first; never empty when read from a file.
  public var languages: [String]
  /// Where it is written; 0 if nothing says it.
  public var line: Int
  public var column: Int?

  public init(_ languages: [String], line: Int = 0, column: Int? = nil) {
    self.languages = languages
    self.line = line
    self.column = column
  }

  /// The first language, which lists and headers show.
  public var name: String { languages.first ?? "" }
}

extension PreviewLocale: Hashable {
  /// A locale that has moved to another line is the same one.
  public static func == (first: PreviewLocale, second: PreviewLocale) -> Bool {
    first.languages == second.languages
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(languages) }
}
