internal import Resolver

/// The language that a text is written in, where its script or its commonest words tell.
///
/// A short text often gives no clue: then there is no language, and sentences count locales instead.
public struct WrittenLanguage: Hashable, Sendable {
  /// As BCP 47 has it: `en`.
  public var code: String
  /// In English: `Japanese`.
  public var name: String

  init(_ code: String, _ name: String) {
    self.code = code
    self.name = name
  }

  /// The language of a locale, `ja-JP`; `nil` for one that isn't listed here.
  public init?(ofLocale locale: String) {
    let code = AppLocalizations.language(of: locale)
    let known = Self.languages.map(\.language) + Self.ownScripts.map(\.language)
    guard let language = known.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// Whether a language is written in Latin letters, as nearly all are that aren't listed here.
  static func isInLatinLetters(_ language: String) -> Bool { !otherLetters.contains(language) }

  private static let otherLetters: Set<String> = [
    "am", "ar", "as", "be", "bg", "bn", "bo", "ckb", "dv", "dz", "el", "fa", "gu", "he", "hi", "hy",
    "ja", "ka", "kk", "km", "kn", "ko", "ks", "ky", "lo", "mai", "mk", "ml", "mn", "mr", "my", "ne",
    "or", "pa", "ps", "ru", "sa", "sd", "si", "sr", "ta", "te", "tg", "th", "ti", "tt", "ug", "uk",
    "ur", "yi", "yue", "zh",
  ]

  /// `nil` if the text fits two languages equally well, or none.
  public init?(of text: String) {
    if let language = Self.scripts(of: text) {
      self = language
      return
    }
    var scores: [Int] = Array(repeating: 0, count: Self.languages.count)
    var counted: Set<String> = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      let word = String(word)
      guard let places = Self.places[word], counted.insert(word).inserted else { continue }
      // A short word is common in more languages than are listed here.
      for place in places { scores[place] += word.count > 3 ? 2 : 1 }
    }
    let order = scores.indices.sorted { scores[$0] > scores[$1] }
    guard let best = order.first, scores[best] > 1, scores[best] > scores[order[1]] else {
      return nil
    }
    self = Self.languages[best].language
  }

  /// The language of a script that only one of them is written in; kana tells Japanese from Chinese.
  ///
  /// A letter of it in a text of other letters, such as Ω, is a sign and tells nothing.
  private static func scripts(of text: String) -> WrittenLanguage? {
    var counts: [WrittenLanguage: Int] = [:]
    var others = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if scalar.value >= 0x370, let own = ownScripts.first(where: { $0.scalars ~= scalar.value }) {
        counts[own.language, default: 0] += 1
      } else if !scalar.properties.isIdeographic {
        others += 1
      }
    }
    let best = counts.max { $0.value < $1.value }
    return best.flatMap { $0.value > 1 && $0.value * 2 > others ? $0.key : nil }
  }

  /// Where a word is listed, as places in ``languages``.
  private static let places: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for (index, entry) in languages.enumerated() {
      for word in entry.words.split(separator: " ") { places[String(word), default: []] += [index] }
    }
    return places
  }()
}
