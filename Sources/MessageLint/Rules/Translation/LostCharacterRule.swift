import PushMessages
import Resolver

/// A text has U+FFFD, the sign � for a character that was lost.
///
/// Programs write it in the place of half a character (an escape such as `\ud83d` alone) and of bytes in another encoding
/// than they expect. What stood there is gone, and every device shows �. Of halves in the draft itself
/// `half-character` tells.
enum LostCharacterRule: LintRule {
  static let id = "lost-character"
  static let severity = Finding.Severity.error
  static let summary = "A text shows � in the place of a character that was lost."

  static func findings(in subject: LintSubject) -> [Finding] {
    let hasHalves = subject.problems.contains { $0.kind == .halfCharacter }
    let found = WrittenTexts.findings(of: Self.self, in: subject, having: .special) { text in
      guard text.unicodeScalars.contains("\u{FFFD}") else { return nil }
      return WrittenFault(
        what: "� is shown for a lost character", remedy: "write the character that is meant")
    }
    // Reading the draft has put the sign in the place of each half.
    return found.filter { !hasHalves || !$0.places.isEmpty }
  }
}
