/// The words of the lists from which an entry is chosen.
enum ListWords {
  /// Before the line in which one types.
  static let query = ">"
  static let commands = "Commands"
  static let locales = "Locales"
  static let themes = "Theme"
  static let fields = "Fields"
  static let profiles = "Profile"
  /// The value of a field that is not in the message.
  static let notSet = "not set"
  static let copy = "Copy"
  static let targets = "Targets"

  static func noCommand(like text: String) -> String { "nothing matches ‘\(text)’" }
  static func device(with languages: [String]) -> String {
    "a device with these languages: \(languages.joined(separator: ", "))"
  }
  static func noTarget(like text: String) -> String {
    text.isEmpty
      ? "no known targets: add test-targets to pushwright.toml, or type one"
      : "no target matches ‘\(text)’"
  }
  static func noField(like text: String) -> String { "no field matches ‘\(text)’" }
  static func noProfile(like text: String) -> String { "no profile matches ‘\(text)’" }
  static func noTheme(like text: String) -> String { "no theme matches ‘\(text)’" }
  static func reason(_ reason: String) -> String { "– \(reason)" }
}
