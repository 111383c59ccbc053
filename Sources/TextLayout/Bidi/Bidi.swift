internal import CFribidi

/// Puts right-to-left text into the order in which a terminal has to be given it.
///
/// Few terminals reorder text, and those that do are told not to while a full-screen program runs,
/// so the program does it: the Unicode Bidirectional Algorithm (UAX #9), a paragraph at a time, then
/// line by line.
public enum Bidi {
  /// The base direction of a paragraph.
  public enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft
  }

  /// Who puts a line into the order of the screen.
  public enum Order: Hashable, Sendable {
    /// We do.
    case visual
    /// The reader does: a file, a pipe, or a terminal that reorders whatever it gets.
    case logical
  }

  /// The direction of the first strong character that is not inside of an isolate (UAX #9, rules P2
  /// and P3), which is the base direction of a paragraph whose language is not known.
  ///
  /// Text without a strong character is left to right.
  public static func direction(of text: some StringProtocol) -> Direction {
    var isolates = 0
    for scalar in text.unicodeScalars {
      let type = fribidi_get_bidi_type(scalar.value)
      if cfribidi_opens_isolate(type) != 0 {
        isolates += 1
      } else if cfribidi_closes_isolate(type) != 0 {
        isolates = max(0, isolates - 1)
      } else if isolates == 0, cfribidi_is_strong_letter(type) != 0 {
        return cfribidi_is_right_to_left(type) != 0 ? .rightToLeft : .leftToRight
      }
    }
    return .leftToRight
  }

  /// Whether ``direction(of:)`` is right to left.
  public static func isRightToLeft(_ text: String) -> Bool {
    direction(of: text) == .rightToLeft
  }

  /// The line from left to right, with brackets mirrored and the bidi controls dropped that the
  /// order comes from.
  ///
  /// Grapheme clusters stay whole. Text without anything right-to-left comes back as it is. For a
  /// line that was cut from a longer paragraph, give the paragraph's direction; otherwise the first
  /// strong character decides. A whole paragraph is better given to
  /// ``Swift/String/laidOut(toWidth:maximumLines:base:order:ambiguous:)``, where the lines know of
  /// each other.
  public static func visualOrder(
    _ line: String, base: Direction? = nil, order: Order = .visual
  ) -> String {
    guard order == .visual, base == .rightToLeft || needsReordering(line) else { return line }
    let clusters = line.map { LineCluster(verbatim: $0) }
    let paragraph = BidiParagraph(clusters, base: base ?? direction(of: line), order: order)
    return paragraph.visualOrder(of: clusters.indices)
      .reduce(into: "") { result, place in
        for glyph in place.cluster.glyphs { result.append(glyph.character) }
      }
  }

  /// Whether a character could make a difference: a right-to-left letter or a bidi control.
  static func needsReordering(_ text: some StringProtocol) -> Bool {
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
