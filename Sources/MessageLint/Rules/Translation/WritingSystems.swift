/// The writing systems of a text's letters; those that no app of ours is translated into count as none.
struct WritingSystems: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// The distinguished writing systems, with the name that people give them and the ranges of their letters.
  private static let known: [(code: String, name: String, ranges: [ClosedRange<UInt32>])] = [
    (
      "Latn", "Latin",
      [
        0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF,
        0xFF21...0xFF3A, 0xFF41...0xFF5A,
      ]
    ),
    ("Grek", "Greek", [0x370...0x3FF, 0x1F00...0x1FFF]),
    ("Cyrl", "Cyrillic", [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F]),
    ("Armn", "Armenian", [0x531...0x587]),
    ("Hebr", "Hebrew", [0x5D0...0x5F2]),
    ("Arab", "Arabic", [0x620...0x64A, 0x66E...0x6D3, 0x750...0x77F, 0xFB50...0xFDFF]),
    ("Deva", "Devanagari", [0x900...0x963, 0x970...0x97F]),
    ("Beng", "Bengali", [0x980...0x9E3]), ("Guru", "Gurmukhi", [0xA01...0xA5E]),
    ("Gujr", "Gujarati", [0xA81...0xAE3]), ("Orya", "Odia", [0xB01...0xB63]),
    ("Taml", "Tamil", [0xB82...0xBD7]), ("Telu", "Telugu", [0xC00...0xC63]),
    ("Knda", "Kannada", [0xC80...0xCE3]), ("Mlym", "Malayalam", [0xD00...0xD63]),
    ("Sinh", "Sinhala", [0xD81...0xDDF]), ("Thai", "Thai", [0xE01...0xE4E]),
    ("Laoo", "Lao", [0xE81...0xEDF]), ("Tibt", "Tibetan", [0xF40...0xFBC]),
    ("Mymr", "Burmese", [0x1000...0x103F, 0x1050...0x109D]),
    ("Geor", "Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF]),
    ("Ethi", "Ethiopic", [0x1200...0x135A]), ("Khmr", "Khmer", [0x1780...0x17D3]),
    ("Kana", "Japanese", [0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D]),
    ("Hang", "Korean", [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3]),
    ("Hani", "Chinese", [0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF]),
  ]

  /// All ranges in order, each with the number of its writing system.
  private static let ranges: [(letters: ClosedRange<UInt32>, number: Int)] =
    known.enumerated().flatMap { number, system in system.ranges.map { ($0, number) } }
    .sorted { $0.letters.lowerBound < $1.letters.lowerBound }

  static let latin = named("Latn")
  private static let chinese = named("Hani")

  /// Those of a script as ISO 15924 names it; empty for one that isn't told apart.
  ///
  /// Japanese is written in several.
  init(script: String) {
    switch script {
    case "Jpan": self = [Self.named("Kana"), Self.chinese]
    case "Kore": self = [Self.named("Hang"), Self.chinese]
    case "Hans", "Hant": self = Self.chinese
    default: self = Self.named(script)
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Those of a text's letters; the letters of `%1$s` don't count.
  init(of text: String) {
    self = []
    var isInPlaceholder = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if isInPlaceholder {
        // Positions, flags and widths; what comes behind them is the conversion, and the last of it.
        isInPlaceholder = value == 0x24 || 0x2B...0x2E ~= value || 0x30...0x39 ~= value
        continue
      }
      isInPlaceholder = value == 0x25
      insert(Self.system(of: value))
    }
  }

  /// Their names: `Cyrillic`.
  var names: [String] {
    Self.known.indices.filter { contains(Self(rawValue: 1 << $0)) }.map { Self.known[$0].name }
  }

  private static func named(_ code: String) -> Self {
    known.firstIndex { $0.code == code }.map { Self(rawValue: 1 << $0) } ?? []
  }

  private static func system(of value: UInt32) -> Self {
    // Nearly all letters are these.
    if value < 0x80 { return 0x61...0x7A ~= value | 0x20 ? latin : [] }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].letters.upperBound < value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].letters.contains(value) else { return [] }
    return Self(rawValue: 1 << ranges[low].number)
  }
}
