/// What stands on the screen for one character that must not get there.
struct VisibleMark {
  var text: String

  private init(text: String) { self.text = text }

  /// For clusters that are one code point, or a carriage return with its line feed.
  init?(for character: Character, keeping kept: DisplayText.Kept) {
    // Comparing a long cluster would take as long as it is.
    if character.utf8.count == 2, character == "\r\n" {
      if kept.contains(.newlines) { return nil }
      self.init(text: "␍␊")
      return
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first,
      scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    self.init(for: first, after: nil, keeping: kept)
  }

  /// `previous` is the code point before it in the same cluster, if that is drawn as it is.
  init?(
    for scalar: Unicode.Scalar, after previous: Unicode.Scalar?, keeping kept: DisplayText.Kept
  ) {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return nil }
    if kept.contains(.newlines), scalar.isNewline { return nil }
    if kept.contains(.bidiControls), scalar.isBidiControl { return nil }
    if let picture = Self.controlPicture(of: scalar) {
      self.init(text: picture)
    } else if let name = Self.names[value] {
      if scalar.isJoiner, previous?.joinsWithNeighbors == true { return nil }
      self.init(text: "‹\(name)›")
    } else if let name = scalar.variationSelectorName {
      if previous?.hasVariation(scalar) == true { return nil }
      self.init(text: "‹\(name)›")
    } else if scalar.isHidden || previous == nil && scalar.isLoneJamo {
      self.init(text: "‹U+\(Self.hexadecimal(value))›")
    } else {
      return nil
    }
  }

  /// The pictures of U+2400 to U+2421 for the controls of ASCII.
  private static func controlPicture(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) }
    case 0x7F: "␡"
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The abbreviations of the Unicode Standard's charts.
  private static let names: [UInt32: String] = [
    0x85: "NEL", 0x9B: "CSI", 0x9D: "OSC", 0xAD: "SHY", 0x34F: "CGJ", 0x61C: "ALM",
    0x115F: "HCF", 0x1160: "HJF", 0x180E: "MVS", 0x200B: "ZWSP", 0x200C: "ZWNJ", 0x200D: "ZWJ",
    0x200E: "LRM", 0x200F: "RLM", 0x2028: "LS", 0x2029: "PS", 0x202A: "LRE", 0x202B: "RLE",
    0x202C: "PDF", 0x202D: "LRO", 0x202E: "RLO", 0x2060: "WJ", 0x2066: "LRI", 0x2067: "RLI",
    0x2068: "FSI", 0x2069: "PDI", 0x3164: "HF", 0xFEFF: "BOM", 0xFFA0: "HWHF",
  ]
}

extension Unicode.Scalar {
  /// The controls that UAX #9 acts on and no font draws.
  var isBidiControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  var isNewline: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Letters of the scripts whose spelling uses the joiners: Arabic, Syriac, N'Ko, and from
  /// Devanagari to Balinese.
  fileprivate var joinsWithNeighbors: Bool {
    let isOfSuchScript = 0x600...0x1CFF ~= value || 0xA800...0xABFF ~= value
    switch properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark, .modifierLetter: return isOfSuchScript
    default: return false
    }
  }

  /// Format characters without a glyph, C1 controls, noncharacters, and whatever else fonts leave
  /// out by default.
  fileprivate var isHidden: Bool {
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isPrependedMark
    case .unassigned where properties.isNoncharacterCodePoint: return true
    case .unassigned: return TerminalWidths.shared.width(of: self) == 0
    default: return false
    }
  }

  /// A vowel or final consonant without the initial one that would make room for it.
  fileprivate var isLoneJamo: Bool {
    properties.generalCategory == .otherLetter && TerminalWidths.shared.width(of: self) == 0
  }

  /// The Arabic and other number signs, which are format characters that are drawn.
  private var isPrependedMark: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
