/// The words of the list of keys.
enum HelpWords {
  static let title = "Keys"
  /// The other page of the help.
  static let howTo = "How do I…"
  static let whileEditing = "While editing"
  /// Before the line in which one types.
  static let filter = "/"

  static func nothing(for text: String) -> String { "no key or command matches ‘\(text)’" }
  static func reason(_ reason: String) -> String { "– not now: \(reason)" }
}
