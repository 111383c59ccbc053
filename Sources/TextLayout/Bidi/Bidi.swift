/// Puts right-to-left text into the order in which a terminal has to be given it.
///
/// Few terminals reorder text, and those that do are told not to while a full-screen program runs,
/// so the program does it: the Unicode Bidirectional Algorithm (UAX #9), one line at a time.
public enum Bidi {
  /// The base direction of a paragraph.
  public enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft
  }

  /// Whether the first strong character is a right-to-left letter (UAX #9, rules P2 and P3).
  ///
  /// Text without a strong character is left to right.
  public static func isRightToLeft(_ text: String) -> Bool {
    needsReordering(text) && BidiParagraph(text, base: nil).direction == .rightToLeft
  }

  /// The line from left to right, with brackets mirrored and the bidi controls dropped that the
  /// order comes from.
  ///
  /// Grapheme clusters stay whole. Text without anything right-to-left comes back as it is. For a
  /// line that was cut from a longer paragraph, give the paragraph's direction; otherwise the first
  /// strong character decides.
  public static func visualOrder(_ line: String, base: Direction? = nil) -> String {
    guard base == .rightToLeft || needsReordering(line) else { return line }
    return BidiParagraph(line, base: base).visualOrder
  }

  /// Whether a character could make a difference: a right-to-left letter or a bidi control.
  private static func needsReordering(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case ..<0x590: false
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
      case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: scalar.isBidiControl
      }
    }
  }
}
