/// One preview device's languages, in the order of its settings.
public struct PreviewLocale: Hashable, Sendable {
  /// BCP 47 tags, most wanted first; never empty when read from a file.
  public var languages: [String]

  public init(_ languages: [String]) {
    self.languages = languages
  }

  /// The first language, which lists and headers show.
  public var name: String { languages.first ?? "" }
}
