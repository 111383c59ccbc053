/// The text of a theme, compiled in or a user's own.
public struct ThemeFile: Hashable, Sendable {
  /// What the theme is chosen by: the file's name without `.toml`.
  public var name: String
  /// The file, as problems name it.
  public var path: String
  public var text: String

  public init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }
}
