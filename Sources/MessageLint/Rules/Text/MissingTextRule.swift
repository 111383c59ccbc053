/// A device leaves a line of the notification out, or shows the name of its key.
///
/// Android leaves out a title or body whose key is not among the app's strings, or whose text has more placeholders than
/// the message has arguments. An Apple device shows the literal text instead, and without one the key.
enum MissingTextRule: LintRule {
  static let id = "missing-text"
  static let severity = Finding.Severity.warning
  static let summary =
    "A device leaves out a line of the notification, or shows the name of its key."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.omitted, .showsKey])
  }
}
