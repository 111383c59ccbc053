/// Nothing that people can read is shown in a locale.
///
/// Android leaves out every line that the message asks for and posts an icon without words; an iPhone shows the names of
/// keys and nothing else. `missing-text` reports single lines beside others that are shown, and `unknown-key` keys that
/// no locale has.
///
/// Now: the arguments that are missing, a literal text or another key. In the next release: the missing texts.
enum NothingReadableRule: LintRule {
  static let id = "nothing-readable"
  static let severity = Finding.Severity.error
  static let summary = "A device shows no text, or only the names of keys."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.blank, .onlyKeys])
  }
}
