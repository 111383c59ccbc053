import PushMessages

/// A text holds an escape for half of a character, such as `\ud83d` without `\ude00` behind it.
///
/// Programs that cut texts at a number of UTF-16 units leave such halves behind. They have no text in UTF-8: Pushwright
/// sends � in their place, and strict JSON readers refuse the whole message. Google's own reader for Protocol Buffers is one;
/// whether FCM uses it so has not been measured.
enum HalfCharacterRule: LintRule {
  static let id = "half-character"
  static let severity = Finding.Severity.error
  static let summary = "A text holds half of a character, which no device can show."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.problems.filter { $0.kind == .halfCharacter }.map { problem in
      var finding = finding(
        "\(problem.sentence)", remedy: "write the whole character, or remove it", at: problem.path)
      finding.position = Finding.Position(line: problem.line, column: problem.column)
      return finding
    }
  }
}
