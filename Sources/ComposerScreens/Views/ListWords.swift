/// The words of the lists from which an entry is chosen.
enum ListWords {
  /// Before the line in which one types.
  static let query = ">"
  static let commands = "Commands"
  static let locales = "Locales"
  static let themes = "Theme"
  static let copy = "Copy"

  static func noCommand(like text: String) -> String { "no command is like ‘\(text)’" }
  static func device(with languages: [String]) -> String {
    "a device with these languages: \(languages.joined(separator: ", "))"
  }
  static func noTheme(like text: String) -> String { "no theme is like ‘\(text)’" }
  static func reason(_ reason: String) -> String { "– \(reason)" }
}
