import LanguageTags
import Resolver

/// Whether a translation is written as the people of its language write.
enum TextScript: Equatable, Sendable {
  /// It is, or has no letters, or the language is written in more than one way.
  case expected
  /// As expected, in letters that aren't Latin.
  case ownLetters
  /// In Latin letters only, which a name may be.
  case latin
  /// In these letters only: `Japanese`, `Simplified Chinese`.
  case other(String)

  /// Languages that apps write in Latin letters and in others, whatever a locale without a script says.
  private static let digraphic: Set<String> = [
    "az", "be", "ber", "bs", "crh", "ha", "kaa", "kab", "kk", "ks", "ku", "ky", "mn", "ms", "pa",
    "rif",
    "sd",
    "sh", "shi", "sr", "tg", "tk", "tt", "tzm", "ug", "uz", "yue", "zgh",
  ]

  init(of text: LocalizedText) {
    self = .expected
    guard !text.isSource, let script = TranslationLanguage.script(of: text.locale) else { return }
    let expected = WritingSystems(script: script)
    let written = WritingSystems(of: text.text)
    guard !expected.isEmpty, !written.isEmpty else { return }
    guard expected.isDisjoint(with: written) else {
      self = expected == .latin ? .expected : Self.own(text.text, in: script)
      return
    }
    guard !Self.digraphic.contains(String(text.language)) || text.locale.contains("-\(script)")
    else { return }
    self = written == .latin ? .latin : .other(Self.name(of: written))
  }

  var isForeign: Bool { self != .expected && self != .ownLetters }

  private static func own(_ text: String, in script: String) -> Self {
    guard ["Hans", "Hant"].contains(script), let actual = ChineseCharacters.script(of: text),
      actual != script
    else { return .ownLetters }
    return .other(actual == "Hans" ? "Simplified Chinese" : "Traditional Chinese")
  }

  /// A text with kana is Japanese, whatever characters it has beside them.
  private static func name(of written: WritingSystems) -> String {
    let names = written.names
    return names.first { $0 == "Japanese" || $0 == "Korean" } ?? names.first { $0 != "Latin" }
      ?? "other"
  }
}
