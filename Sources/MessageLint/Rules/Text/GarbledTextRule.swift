/// A device shows a localized text that its author didn't intend.
///
/// A push on an Apple device knows `%@`, `%1$@` and `%%`; of every other specifier it shows a rest and gives the argument
/// to the next one: `You have d new message(s) from 3.` Android shows placeholders as they stand where the message has no
/// arguments.
///
/// Now: a literal text, another key, or the arguments that are missing. In the next release: `%@` for every argument.
enum GarbledTextRule: LintRule {
  static let id = "garbled-text"
  static let severity = Finding.Severity.error
  static let summary = "A device shows a garbled localized text."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.garbled])
  }
}
