/// How many columns a terminal gives a single code point: East Asian Width and general category.
///
/// Ambiguous characters are one column, as in every terminal outside a CJK legacy locale. Spacing
/// marks (Indic vowel signs) are one column, as in the C library, tmux and xterm.
struct TerminalWidths {
  static let shared = TerminalWidths()

  private let wide: [ClosedRange<UInt32>]
  private let zero: [ClosedRange<UInt32>]
  private let emojiStyle: [ClosedRange<UInt32>]

  private init() {
    wide = Self.ranges(of: Self.wideRanges)
    zero = Self.ranges(of: Self.zeroRanges)
    emojiStyle = Self.ranges(of: Self.emojiStyleRanges)
  }

  /// 0, 1 or 2.
  ///
  /// Control characters are 0.
  func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || 0x7F..<0xA0 ~= value ? 0 : 1 }
    if Self.contains(value, in: zero) { return 0 }
    return Self.contains(value, in: wide) ? 2 : 1
  }

  /// Whether U+FE0F after the character makes it an emoji of two columns.
  func isWideAsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    Self.contains(scalar.value, in: emojiStyle)
  }

  private static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  private static func ranges(of table: String) -> [ClosedRange<UInt32>] {
    table.split(separator: " ").compactMap { word in
      let bounds = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let low = bounds.first, let high = bounds.last else { return nil }
      return low...high
    }
  }
}
