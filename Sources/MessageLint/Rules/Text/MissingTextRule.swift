/// A device leaves a line of the notification out, or shows the name of its key.
///
/// Android leaves out a title or body whose key is not among the app's strings, or whose text has more placeholders than
/// the message has arguments. An Apple device shows the literal text instead, and without one the key.
///
/// A title or body that a whole language loses is an error, because its readers have no other one, and so is the name of a
/// key, which is never meant for people. A line that only some locales of a language lack is a warning.
enum MissingTextRule: LintRule {
  static let id = "missing-text"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "other locales of the language show the line"
  static let summary =
    "A device leaves out a line of the notification, or shows the name of its key."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.omitted, .showsKey])
  }
}
