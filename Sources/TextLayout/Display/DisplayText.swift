/// A text with a visible mark in the place of everything that is invisible or that could take the
/// terminal over: `␛` for ESC, `␊` for a newline, `‹RLO›` for a bidi override, `‹ZWSP›`.
///
/// What the eye needs stays: combining marks, emoji sequences with their joiners, and the joiners
/// that Arabic and Indic spelling asks for.
public struct DisplayText: Hashable, Sendable {
  /// A run of the text, either as it was given or as a mark for what was there.
  ///
  /// A combining mark without a letter is on a circle that is a mark, and is part of it.
  public struct Segment: Hashable, Sendable {
    public var text: String
    public var isMark: Bool
  }

  /// What is left as it is, because the caller acts on it before the text reaches a screen.
  public struct Kept: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Line feeds, carriage returns, and U+2028 and U+2029.
    public static let newlines = Self(rawValue: 1)
    /// Marks, embeddings, overrides and isolates, for ``Bidi/visualOrder(_:base:)``.
    public static let bidiControls = Self(rawValue: 2)
  }

  /// Neighboring segments differ in ``Segment/isMark``; none is empty.
  public private(set) var segments: [Segment]

  public init(_ text: some StringProtocol, keeping kept: Kept = []) {
    segments = []
    if text.isPlain {
      if !text.isEmpty { segments = [Segment(text: String(text), isMark: false)] }
      return
    }
    for character in text { append(character, keeping: kept) }
  }

  /// All segments, joined.
  public var text: String {
    segments.count == 1 ? segments[0].text : segments.map(\.text).joined()
  }

  /// Whether something had to be marked.
  public var hasMarks: Bool { segments.contains(where: \.isMark) }

  private mutating func append(_ character: Character, keeping kept: Kept) {
    if let mark = VisibleMark(for: character, keeping: kept) {
      append(mark.text, isMark: true)
    } else if character.isSafeCluster {
      append(String(character), isMark: false)
    } else {
      appendScalars(of: character, keeping: kept)
    }
  }

  /// Takes a cluster apart in which something is hidden or piled up.
  private mutating func appendScalars(of character: Character, keeping kept: Kept) {
    var marks = 0
    var isOnCircle = false
    // What a mark, a joiner or a selector would belong to; nil if that is not drawn itself.
    var previous: Unicode.Scalar?
    let scalars = character.unicodeScalars
    var position = scalars.startIndex
    for _ in 0..<Character.maximumScalars where position < scalars.endIndex {
      let scalar = scalars[position]
      scalars.formIndex(after: &position)
      if let mark = VisibleMark(for: scalar, after: previous, keeping: kept) {
        append(mark.text, isMark: true)
        previous = nil
        continue
      }
      if TerminalWidths.shared.width(of: scalar) == 0, !kept.keeps(scalar) {
        marks += 1
        if marks > Character.maximumMarks { continue }
        if previous == nil {
          append("◌", isMark: true)
          isOnCircle = true
        }
      } else {
        isOnCircle = false
      }
      append(String(scalar), isMark: isOnCircle)
      previous = scalar
    }
    // What follows so many is counted and not judged, and not even counted to the end: a cluster may be as long as a draft.
    let rest = scalars[position...].prefix(Character.mostCounted + 1).count
    let more = max(0, marks - Character.maximumMarks) + rest
    if more > Character.mostCounted {
      append("‹+\(Character.mostCounted)…›", isMark: true)
    } else if more > 0 {
      append("‹+\(more)›", isMark: true)
    }
  }

  private mutating func append(_ text: String, isMark: Bool) {
    if let last = segments.indices.last, segments[last].isMark == isMark {
      segments[last].text += text
    } else {
      segments.append(Segment(text: text, isMark: isMark))
    }
  }
}

extension Character {
  /// A cell of a terminal holds this many marks on a letter; more are a prank, not a language.
  static let maximumMarks = 4

  /// No script and no emoji needs as many code points for a cluster.
  static let maximumScalars = 64

  /// How many code points more are counted, about.
  static let mostCounted = 1000

  /// The cluster can go to the screen as it is.
  fileprivate var isSafeCluster: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return true }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return TerminalWidths.shared.width(of: first) > 0
    }
    return isWellFormedEmojiSequence
  }
}

extension DisplayText.Kept {
  fileprivate func keeps(_ scalar: Unicode.Scalar) -> Bool {
    contains(.bidiControls) && scalar.isBidiControl
      || contains(.newlines) && scalar.isNewline
  }
}

extension String {
  /// One line that is safe to draw: whatever is invisible or acts on a terminal is a visible mark.
  ///
  /// See ``DisplayText`` for the marks.
  public var displayable: String {
    isPlain ? self : DisplayText(self).text
  }
}
