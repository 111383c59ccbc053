/// What a number counts: a unit of measurement, a currency, or a span of time.
///
/// A sign may stand for several: `$` for the dollars of many countries, `m` for metres, minutes and millions. Two numbers count
/// different things only where nothing is among both.
struct CountedUnit: Hashable {
  private(set) var meanings: Set<String>

  func isCompatible(with other: CountedUnit) -> Bool {
    !meanings.isDisjoint(with: other.meanings)
  }

  var isPercent: Bool { meanings.contains("percent") }
  var isCurrency: Bool { meanings.contains { Self.currencyCodes.contains($0) } }
  var isTemperature: Bool { meanings.contains { $0.hasPrefix("degree") } }

  /// What stands before a number: `$`, `US$`, `EUR`; `nil` for all else.
  init?(prefix: String) {
    guard let meanings = Self.prefixes[prefix] ?? Self.codes[prefix] else { return nil }
    self.meanings = meanings
  }

  /// What stands behind a number: `€`, `GB`, `days`; `nil` for all else.
  init?(suffix: String) {
    guard
      let meanings = Self.prefixes[suffix] ?? Self.codes[suffix] ?? Self.suffixes[suffix]
        ?? Self.words[suffix.lowercased()]
    else { return nil }
    self.meanings = meanings
  }

  private static let currencyCodes: Set<String> = Set(
    ("EUR USD GBP JPY CNY INR RUB TRY KRW PLN CZK HUF SEK NOK DKK ISK CHF BRL MXN CAD AUD NZD SGD HKD TWD "
      + "THB IDR MYR PHP VND ILS AED SAR EGP ZAR NGN KES UAH RON BGN ARS CLP COP PEN RSD KZT")
      .split(separator: " ").map(String.init))

  private static let codes: [String: Set<String>] = {
    var codes = Dictionary(uniqueKeysWithValues: currencyCodes.map { ($0, Set([$0])) })
    codes["RMB"] = ["CNY"]
    return codes
  }()

  /// Signs of currencies, which stand on either side.
  private static let prefixes: [String: Set<String>] = [
    "€": ["EUR"], "£": ["GBP"], "₹": ["INR"], "₽": ["RUB"], "₺": ["TRY"], "₩": ["KRW"],
    "₪": ["ILS"], "₫": ["VND"], "฿": ["THB"], "₴": ["UAH"], "₱": ["PHP"], "₦": ["NGN"],
    "₸": ["KZT"],
    "¥": ["JPY", "CNY"], "￥": ["JPY", "CNY"],
    "$": [
      "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "ARS", "CLP", "COP", "BRL",
    ],
    "US$": ["USD"], "CA$": ["CAD"], "C$": ["CAD"], "AU$": ["AUD"], "A$": ["AUD"], "NZ$": ["NZD"],
    "HK$": ["HKD"], "NT$": ["TWD"], "MX$": ["MXN"], "S$": ["SGD"], "R$": ["BRL"],
    "Rs": ["INR"], "Rp": ["IDR"], "RM": ["MYR"], "kr": ["SEK", "NOK", "DKK", "ISK"],
    "%": ["percent"], "٪": ["percent"], "％": ["percent"],
  ]

  /// In these letters only.
  private static let suffixes: [String: Set<String>] = [
    "m": ["metre", "minute", "million"], "g": ["gram"], "kg": ["kilogram"], "mg": ["milligram"],
    "km": ["kilometre"], "cm": ["centimetre"], "mm": ["millimetre"], "mi": ["mile"],
    "km/h": ["kilometres an hour"], "mph": ["miles an hour"], "lb": ["pound"], "lbs": ["pound"],
    "°C": ["degree Celsius"], "℃": ["degree Celsius"], "°F": ["degree Fahrenheit"],
    "℉": ["degree Fahrenheit"], "°": ["degree Celsius", "degree Fahrenheit"],
    "h": ["hour"], "s": ["second"], "ms": ["millisecond"], "d": ["day"],
    "Ko": ["kilobyte"], "Mo": ["megabyte"], "Go": ["gigabyte"],
    "元": ["CNY", "TWD"], "円": ["JPY"], "원": ["KRW"],
  ]

  /// In any letters.
  private static let words: [String: Set<String>] = {
    var words: [String: Set<String>] = [
      "kb": ["kilobyte"], "mb": ["megabyte"], "gb": ["gigabyte"], "tb": ["terabyte"],
      "kib": ["kilobyte"], "mib": ["megabyte"], "gib": ["gigabyte"], "tib": ["terabyte"],
      "кб": ["kilobyte"], "мб": ["megabyte"], "гб": ["gigabyte"], "тб": ["terabyte"],
      "kbit/s": ["kilobits"], "mbit/s": ["megabits"], "gbit/s": ["gigabits"], "kbps": ["kilobits"],
      "mbps": ["megabits"], "gbps": ["gigabits"],
      "euro": ["EUR"], "euros": ["EUR"], "zł": ["PLN"], "kč": ["CZK"], "ft": ["HUF", "foot"],
      "lei": ["RON"], "лв": ["BGN"], "руб": ["RUB"], "грн": ["UAH"], "tl": ["TRY"],
      "percent": ["percent"], "prozent": ["percent"],
      "min": ["minute"], "mins": ["minute"], "hr": ["hour"], "hrs": ["hour"], "std": ["hour"],
      "sec": ["second"], "secs": ["second"], "sek": ["second", "SEK"],
    ]
    for (unit, list) in spans {
      for word in list.split(separator: " ") { words[String(word), default: []].insert(unit) }
    }
    return words
  }()
}
