import LanguageTags

/// `String.toUpperCase(locale)` of Android, for `%S`.
enum UpperCase {
  private static let dottedCapital: Unicode.Scalar = "\u{130}"
  private static let dotAbove: Unicode.Scalar = "\u{307}"

  /// Turkish and Azerbaijani keep the dot of `i`, Lithuanian drops a written one, Greek drops its
  /// accents.
  static func mapped(_ text: String, locale: String) -> String {
    switch LocaleTag(locale).language {
    case "tr", "az": turkic(text)
    case "lt": lithuanian(text)
    case "el": greek(text)
    default: text.uppercased()
    }
  }

  private static func turkic(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar == "i" ? dottedCapital : scalar)
    }
    return String(scalars).uppercased()
  }

  private static func lithuanian(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDot = scalar == dotAbove && scalars.last?.properties.isSoftDotted == true
      if !isDot { scalars.append(scalar) }
    }
    return String(scalars).uppercased()
  }

  private static func greek(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.uppercased().unicodeScalars {
      // `ΐ` becomes a capital with dialytika and stress mark: the dialytika stays.
      if scalar == "\u{301}", scalars.last == "\u{308}" { continue }
      scalars.append(unaccented[scalar] ?? scalar)
    }
    return String(scalars)
  }

  private static let unaccented: [Unicode.Scalar: Unicode.Scalar] = [
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}
