/// Breaks a text into the lines of a box, in logical order.
struct LineBreaker {
  /// One line, as a part of its paragraph.
  struct Line {
    var text: Substring
    var paragraph: Substring
    /// An ellipsis belongs behind it, for the rest of the paragraph and the following ones.
    var isShortened = false
  }

  private let text: String
  /// Whether each scalar of it is a cluster, which saves the search for their ends: nearly always.
  private let isPlain: Bool
  /// Whether the text goes on, far behind the last line.
  private let isCut: Bool
  private let width: Int
  private let maximumLines: Int
  private let ambiguous: AmbiguousWidth

  /// Nothing fits when `width` or `maximumLines` is not positive.
  init(_ text: String, width: Int, maximumLines: Int?, ambiguous: AmbiguousWidth) {
    let beginning = Self.beginning(of: text, width: width, maximumLines: maximumLines)
    isCut = beginning.endIndex < text.endIndex
    let shown = String(beginning)
    isPlain = shown.isPlain
    self.text =
      isPlain ? shown : DisplayText(shown, keeping: [.newlines, .bidiControls]).text
    self.width = width
    self.maximumLines = maximumLines ?? .max
    self.ambiguous = ambiguous
  }

  /// More of a text than so many lines can show, so that a very long one isn't looked at whole.
  ///
  /// Most clusters take a column; of spaces at the end of a line and of bidi controls there are fewer than others.
  private static func beginning(of text: String, width: Int, maximumLines: Int?) -> Substring {
    guard let maximumLines, (1...1000).contains(width), (1...1000).contains(maximumLines) else {
      return text[...]
    }
    let columns = width * maximumLines
    let clusters = 2 * columns + 1000
    return text.utf8.count <= clusters
      ? text[...] : text.beginning(clusters: clusters, columns: columns)
  }

  func lines() -> (lines: [Line], isTruncated: Bool) {
    var (lines, isTruncated) = fullLines()
    if isCut, !isTruncated, let last = lines.indices.last {
      let room = width - ellipsisWidth
      lines[last].text = lines[last].text.prefix(fitting: room, ambiguous: ambiguous)
      (lines[last].isShortened, isTruncated) = (true, true)
    }
    return (lines, isTruncated)
  }

  private func fullLines() -> (lines: [Line], isTruncated: Bool) {
    guard width > 0, maximumLines > 0 else { return ([], !text.isEmpty) }
    var lines: [Line] = []
    var paragraphs = isPlain ? [text[...]] : text.paragraphs[...]
    while let paragraph = paragraphs.popFirst() {
      var rest = paragraph
      repeat {
        if lines.count == maximumLines - 1, !paragraphs.isEmpty || !fits(rest) {
          let start = rest.prefix(fitting: width - ellipsisWidth, ambiguous: ambiguous)
          lines.append(Line(text: start, paragraph: paragraph, isShortened: true))
          return (lines, true)
        }
        lines.append(Line(text: popLine(from: &rest), paragraph: paragraph))
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  private var ellipsisWidth: Int {
    Character("…").terminalWidth(ambiguous: ambiguous)
  }

  /// Spaces at the end of a line need no room.
  private func fits(_ text: Substring) -> Bool {
    text.prefix(fitting: width, ambiguous: ambiguous).endIndex
      >= text.withoutTrailingSpaces.endIndex
  }

  /// Removes and returns the next line.
  ///
  /// The text after it starts without the spaces of the break.
  private func popLine(from rest: inout Substring) -> Substring {
    if isPlain { return popPlainLine(from: &rest) }
    var columns = 0
    var position = rest.startIndex
    var lastBreak: String.Index?
    // A step back would cost a walk over a whole row of flags.
    var previous: Character?
    while position < rest.endIndex {
      let character = rest[position]
      if let previous, character.allowsBreak(after: previous) { lastBreak = position }
      previous = character
      let needed = character.terminalWidth(ambiguous: ambiguous)
      columns += needed
      if columns > width, needed > 0, character != " " { break }
      rest.formIndex(after: &position)
    }
    guard position < rest.endIndex else {
      // Only spaces can be too much here, and bidi controls after them, which act on nothing more.
      defer { rest = "" }
      return columns > width ? rest.prefix(fitting: width, ambiguous: ambiguous) : rest
    }
    // A cluster wider than the line still has to go somewhere.
    position = lastBreak ?? max(position, rest.index(after: rest.startIndex))
    let line = rest[..<position]
    rest = rest[position...].drop { $0 == " " }
    return line.withoutTrailingSpaces
  }

  /// The same, scalar by scalar.
  private func popPlainLine(from rest: inout Substring) -> Substring {
    let scalars = rest.unicodeScalars
    var columns = 0
    var position = scalars.startIndex
    var lastBreak: String.Index?
    var previous: Unicode.Scalar?
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if let previous, scalar.allowsBreak(afterPlain: previous) { lastBreak = position }
      previous = scalar
      columns += scalar.terminalWidth(ambiguous: ambiguous)
      if columns > width, scalar != " " { break }
      scalars.formIndex(after: &position)
    }
    guard position < scalars.endIndex else {
      defer { rest = "" }
      return columns > width ? rest.prefix(fitting: width, ambiguous: ambiguous) : rest
    }
    position = lastBreak ?? max(position, scalars.index(after: scalars.startIndex))
    let line = rest[..<position]
    rest = rest[position...].drop { $0 == " " }
    return line.withoutTrailingSpaces
  }
}

extension String {
  fileprivate var paragraphs: [Substring] {
    split(omittingEmptySubsequences: false) { character in
      character == "\r\n" || character.unicodeScalars.first?.isNewline == true
    }
  }
}

extension Substring {
  fileprivate var withoutTrailingSpaces: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { formIndex(before: &end) }
    return self[..<end]
  }
}
