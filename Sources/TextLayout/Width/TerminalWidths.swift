/// How many columns a terminal gives a single code point: East Asian Width and general category.
///
/// Spacing marks (Indic vowel signs) are one column, as in the C library, tmux and xterm.
struct TerminalWidths {
  static let shared = TerminalWidths()

  /// The widths of the basic plane, where nearly every look-up ends; 3 stands for ambiguous ones.
  private let basic: [UInt8]
  private let wide: [ClosedRange<UInt32>]
  private let zero: [ClosedRange<UInt32>]
  private let ambiguous: [ClosedRange<UInt32>]
  private let emojiStyle: [ClosedRange<UInt32>]

  private init() {
    let wide = Self.ranges(of: Self.wideRanges)
    let zero = Self.ranges(of: Self.zeroRanges)
    let ambiguous = Self.ranges(of: Self.ambiguousRanges)
    let controls: [ClosedRange<UInt32>] = [0...0x1F, 0x7F...0x9F]
    var basic = [UInt8](repeating: 1, count: 0x10000)
    for (ranges, width) in [(wide, UInt8(2)), (zero, 0), (controls, 0), (ambiguous, 3)] {
      for range in ranges where range.upperBound < 0x10000 {
        // One call a range: in a loop, each of fifty thousand values costs a debug build's start.
        basic.replaceSubrange(
          Int(range.lowerBound)...Int(range.upperBound),
          with: repeatElement(width, count: range.count))
      }
    }
    self.basic = basic
    self.wide = wide
    self.zero = zero
    self.ambiguous = ambiguous
    emojiStyle = Self.ranges(of: Self.emojiStyleRanges)
  }

  /// 0, 1 or 2.
  ///
  /// Control characters are 0.
  func width(of scalar: Unicode.Scalar, ambiguous choice: AmbiguousWidth = .narrow) -> Int {
    let value = scalar.value
    let ambiguousWidth = choice == .wide ? 2 : 1
    if value < 0x10000 {
      let width = Int(basic[Int(value)])
      return width == 3 ? ambiguousWidth : width
    }
    if Self.contains(value, in: zero) { return 0 }
    if Self.contains(value, in: wide) { return 2 }
    return Self.contains(value, in: ambiguous) ? ambiguousWidth : 1
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
