extension Collection<String> {
  /// The names of preview locales in words: `fr, (rm-CH, de)`, a list of languages as the one device that it is.
  public var localeNames: String {
    map { $0.contains(",") ? "(\($0))" : $0 }.joined(separator: ", ")
  }
}
