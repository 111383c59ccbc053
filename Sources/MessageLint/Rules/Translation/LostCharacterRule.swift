import PushMessages
import Resolver

/// A text has U+FFFD, the sign � for a character that was lost, or was read in another encoding: `Ã©` for é.
///
/// Programs write it in the place of half a character (an escape such as `\ud83d` alone) and of bytes in another encoding
/// than they expect. What stood there is gone, and every device shows �. Where UTF-8 was read as Windows-1252 and saved
/// again, each character beyond ASCII is two or three others. Of halves in the draft itself
/// `half-character` tells.
enum LostCharacterRule: LintRule {
  static let id = "lost-character"
  static let severity = Finding.Severity.error
  static let summary = "A text shows � for a character that was lost, or two for one: Ã© for é."

  static func findings(in subject: LintSubject) -> [Finding] {
    let hasHalves = subject.problems.contains { $0.kind == .halfCharacter }
    let found = WrittenTexts.findings(of: Self.self, in: subject, having: .special) { text in
      guard text.unicodeScalars.contains("\u{FFFD}") else {
        return MisreadCharacter(in: text).map {
          WrittenFault(
            what: "‘\($0.written)’ is shown for \($0.meant)", remedy: "save the file as UTF-8")
        }
      }
      return WrittenFault(
        what: "� is shown for a lost character", remedy: "write the intended character")
    }
    // Reading the draft has put the sign in the place of each half.
    return found.filter { !hasHalves || !$0.places.isEmpty }
  }
}
