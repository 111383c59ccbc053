internal import TOMLKit

extension Theme {
  /// Reads a theme file.
  ///
  /// What cannot be read is left out and said in a sentence.
  ///
  /// A theme starts from the one it `inherits`, and without that from `terminal`, so a file need
  /// only name what differs.
  public static func reading(
    _ text: String, named name: String, inheriting: (String) -> Self? = builtIn(named:)
  ) -> (theme: Self, problems: [String]) {
    do {
      var reader = ThemeReader(table: try TOMLTable(string: text))
      let theme = reader.theme(named: name, inheriting: inheriting)
      return (theme, reader.problems)
    } catch {
      var theme = inheriting("terminal") ?? Self(name: name)
      theme.name = name
      return (theme, ["the theme is not TOML" + Self.place(of: error)])
    }
  }

  private static func place(of error: any Error) -> String {
    guard let error = error as? TOMLParseError else { return "" }
    return ": \(error.description) in line \(error.source.begin.line)"
  }
}
