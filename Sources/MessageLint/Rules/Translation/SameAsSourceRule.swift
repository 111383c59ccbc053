import PushMessages
import Resolver

/// A translation is the source text once more, although the language is another.
///
/// Translation tools fill a file with the source text until a translator replaces it, and users read English in the midst
/// of their own language. Names stay as they are: a single word, words of capitals, or a text of a few words that most
/// localizations leave alone isn't one of these.
enum SameAsSourceRule: LintRule {
  static let id = "same-as-source"
  static let severity = Finding.Severity.warning
  static let summary = "A translation repeats the source text."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.compactMap { field -> Finding? in
      let blamed = field.judged(copies(in: field), in: subject)
      return blamed.isEmpty ? nil : finding(blamed, of: field, in: subject)
    }
  }

  /// The translations that should be something else; none if most localizations leave the text as it is.
  static func copies(in field: KeyedField) -> [LocalizedText] {
    guard let source = field.texts.first(where: \.isSource), source.isSentence else { return [] }
    let language = source.language
    let same = field.texts.filter { $0.text == source.text && $0.language != language }
    let others = field.texts.count { $0.text != source.text && $0.language != language }
    return same.count < 3 || same.count <= others || source.isLongSentence ? same : []
  }

  private static func finding(
    _ texts: [LocalizedText], of field: KeyedField, in subject: LintSubject
  ) -> Finding {
    let what = "the untranslated source text is in \(field.names(of: texts))"
    var finding = finding(
      "\(field.title): \(what)", headline: "\(field.headline): \(what)",
      remedy: "wait for the translation, or use another key", at: field.path, on: field.platform)
    finding.cause = "the untranslated source text"
    finding.appRemedy = "translate it, or remove it if the source text is right"
    finding.places = field.places(of: texts, in: subject)
    return finding
  }
}

extension LocalizedText {
  /// Two words at least, one of which begins with a small letter: no name.
  var isSentence: Bool {
    let words = words
    return words.count > 1 && words.contains { $0.first { $0.isLetter }?.isLowercase == true }
  }

  /// No name has four words that begin with a small letter.
  fileprivate var isLongSentence: Bool {
    words.count { $0.first { $0.isLetter }?.isLowercase == true } > 3
  }

  /// The words to translate: a placeholder isn't a word, and neither is a single letter.
  var words: [Substring] {
    text.split(whereSeparator: \.isWhitespace).filter { word in
      !word.contains("%") && word.count { $0.isLetter } > 1
    }
  }
}
