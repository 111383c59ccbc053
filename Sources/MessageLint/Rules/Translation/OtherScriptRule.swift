import DevicePreview
import LanguageTags
import PushMessages
import Resolver

/// A translation is written in the letters of another language.
///
/// A file was copied to the wrong folder, or a text never translated: French in Japanese letters, Hebrew in Latin ones. Names
/// are written in Latin letters everywhere, so a Latin text is one only where it reads like a sentence, or where most other
/// languages that have letters of their own did translate it. Simplified and Traditional Chinese count as two. Another
/// language with the same letters is not found.
enum OtherScriptRule: LintRule {
  static let id = "other-script"
  static let severity = Finding.Severity.warning
  static let summary = "A translation is written in the letters of another language."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.flatMap { field -> [Finding] in
      guard field.scripts.contains(where: \.isForeign) else { return [] }
      let copies = Set(SameAsSourceRule.copies(in: field).map(\.source))
      let latin = isTranslatedElsewhere(field)
      var groups: [(script: String, texts: [LocalizedText])] = []
      let judged = Set(field.judged(field.texts, in: subject).map(\.source)).subtracting(copies)
      for (text, written) in zip(field.texts, field.scripts) where judged.contains(text.source) {
        let script: String
        switch written {
        case .other(let name): script = name
        case .latin where text.isSentence || latin && text.hasLongWord: script = "Latin"
        case .latin, .expected, .ownLetters: continue
        }
        if let index = groups.firstIndex(where: { $0.script == script }) {
          groups[index].texts.append(text)
        } else {
          groups.append((script, [text]))
        }
      }
      return groups.map { finding($0.texts, in: $0.script, of: field, subject) }
    }
  }

  private static func finding(
    _ texts: [LocalizedText], in script: String, of field: KeyedField, _ subject: LintSubject
  ) -> Finding {
    let what = "\(script) letters only in \(field.names(of: texts))"
    var finding = finding(
      "\(field.title): \(what)", headline: "\(field.headline): \(what)",
      remedy: "wait for the translation, or use another key", at: field.path, on: field.platform)
    finding.cause = "\(script) letters only"
    finding.appRemedy = "translate it, or move it to the language that it is written in"
    finding.places = field.places(of: texts, in: subject)
    return finding
  }

  /// Most languages with other letters than Latin ones have the text in their own.
  private static func isTranslatedElsewhere(_ field: KeyedField) -> Bool {
    let own = field.scripts.count { $0 == .ownLetters }
    return own >= 6 * field.scripts.count { $0 == .latin }
  }
}

extension LocalizedText {
  /// `OK`, `PIN` and `Bcc` stay what they are.
  fileprivate var hasLongWord: Bool { words.contains { $0.count > 3 } }
}
