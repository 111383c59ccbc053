import ByteSearch
import LanguageTags

/// How a locale writes numbers: its digits and separators, from CLDR.
struct NumberSymbols: Hashable, Sendable {
  var zero: Unicode.Scalar = "0"
  var decimal: Unicode.Scalar = "."
  var group: Unicode.Scalar = ","
  /// 0 if the locale does not group.
  var groupSize = 3

  /// Those of the locale, or of its nearest parent in the table.
  ///
  /// A `-u-nu-` in the tag is honored.
  static func of(_ tag: String) -> NumberSymbols {
    var tag = LocaleTag(tag)
    tag.language = modernLanguages[tag.language] ?? tag.language
    var name = tag.base[...]
    var symbols = byLocale[String(name)]
    while symbols == nil, let hyphen = name.lastByte("-") {
      name = name[..<hyphen]
      symbols = byLocale[String(name)]
    }
    let found = symbols ?? NumberSymbols()
    guard let system = tag.numberingSystem, let zero = zeros[system] else { return found }
    return found.using(zero: zero)
  }

  /// The Arabic digits have separators of their own, all others those of the locale.
  private func using(zero: Unicode.Scalar) -> NumberSymbols {
    guard zero != self.zero else { return self }
    var symbols = self
    symbols.zero = zero
    let arabic: Set<Unicode.Scalar> = ["\u{660}", "\u{6F0}"]
    if arabic.contains(zero) {
      (symbols.decimal, symbols.group) = ("\u{66B}", "\u{66C}")
    } else if arabic.contains(self.zero) {
      (symbols.decimal, symbols.group) = (".", ",")
    }
    return symbols
  }

  func digit(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(zero.value + UInt32(value)) ?? zero
  }

  private static let modernLanguages = ["in": "id", "iw": "he", "ji": "yi", "tl": "fil"]

  /// The digit 0 of the numbering systems with plain digits.
  private static let zeros: [String: Unicode.Scalar] = [
    "latn": "0", "arab": "\u{660}", "arabext": "\u{6F0}", "deva": "\u{966}", "beng": "\u{9E6}",
    "guru": "\u{A66}", "gujr": "\u{AE6}", "orya": "\u{B66}", "tamldec": "\u{BE6}",
    "telu": "\u{C66}", "knda": "\u{CE6}", "mlym": "\u{D66}", "thai": "\u{E50}", "laoo": "\u{ED0}",
    "tibt": "\u{F20}", "mymr": "\u{1040}", "khmr": "\u{17E0}", "olck": "\u{1C50}",
    "mtei": "\u{ABF0}", "fullwide": "\u{FF10}", "cakm": "\u{11136}", "adlm": "\u{1E950}",
  ]

  private static let byLocale: [String: NumberSymbols] = {
    var result: [String: NumberSymbols] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      let values = words[0].split(separator: ",")
      var symbols = NumberSymbols()
      symbols.zero = scalar(values[0]) ?? symbols.zero
      symbols.decimal = scalar(values[1]) ?? symbols.decimal
      symbols.group = scalar(values[2]) ?? symbols.group
      symbols.groupSize = Int(values[3]) ?? symbols.groupSize
      for locale in words.dropFirst() { result[String(locale)] = symbols }
    }
    return result
  }()

  private static func scalar(_ hex: Substring) -> Unicode.Scalar? {
    UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
