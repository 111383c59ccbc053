extension String {
  /// The text in lines of at most `width` columns, as a phone would break it.
  ///
  /// Newlines are honoured, lines break at spaces (which are dropped there) and around ideographs,
  /// and a word longer than a line is cut. Invisible characters become visible marks, except bidi
  /// controls: each line is in logical order, ready for ``Bidi/visualOrder(_:base:)``. When there
  /// are more than `maximumLines`, the last one ends in `…`.
  public func wrapped(
    toWidth width: Int, maximumLines: Int? = nil
  ) -> (lines: [String], isTruncated: Bool) {
    let limit = maximumLines ?? .max
    guard width > 0, limit > 0 else { return ([], !isEmpty) }
    var lines: [String] = []
    let text = DisplayText(self, keeping: [.newlines, .bidiControls]).text
    var paragraphs = text.paragraphs[...]
    while let paragraph = paragraphs.popFirst() {
      var rest = paragraph
      repeat {
        let isLast = lines.count == limit - 1
        if isLast, !paragraphs.isEmpty || rest.terminalWidth > width {
          lines.append(rest.shortened(toWidth: width))
          return (lines, true)
        }
        lines.append(String(rest.popLine(ofWidth: width)))
      } while !rest.isEmpty
    }
    return (lines, false)
  }

  private var paragraphs: [Substring] {
    split(omittingEmptySubsequences: false) { character in
      character == "\r\n" || character.unicodeScalars.first?.isNewline == true
    }
  }
}

extension Substring {
  /// The beginning with an ellipsis, which also stands for following paragraphs.
  fileprivate func shortened(toWidth width: Int) -> String {
    prefix(fitting: width - 1).text + "…"
  }

  /// Removes and returns the next line.
  ///
  /// The text after it starts without the spaces of the break.
  fileprivate mutating func popLine(ofWidth width: Int) -> Substring {
    var columns = 0
    var position = startIndex
    var lastBreak: Index?
    while position < endIndex {
      if position > startIndex, allowsBreak(before: position) { lastBreak = position }
      columns += self[position].terminalWidth
      if columns > width, self[position] != " " { break }
      formIndex(after: &position)
    }
    if position < endIndex {
      // A cluster wider than the line still has to go somewhere.
      position = lastBreak ?? Swift.max(position, index(after: startIndex))
    }
    let line = self[..<position]
    self = self[position...].drop { $0 == " " }
    return line.endIndex == endIndex ? line : line.withoutTrailingSpaces
  }

  private var withoutTrailingSpaces: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { formIndex(before: &end) }
    return self[..<end]
  }

  private func allowsBreak(before position: Index) -> Bool {
    let before = self[index(before: position)]
    let after = self[position]
    if after == " " { return false }
    if before == " " { return true }
    if before == "-" || before == "\u{AD}" { return after.isLetter }
    return (before.isBreakable || after.isBreakable)
      && !before.isOpeningPunctuation && !after.isClosingPunctuation
  }
}

extension Character {
  /// Ideographs, kana and emoji: a line may break on both sides.
  fileprivate var isBreakable: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x2E80 || isEmojiSequence else {
      return false
    }
    // Hangul is spaced like Latin.
    return terminalWidth == 2 && !(0xAC00...0xD7FF ~= first.value)
  }

  fileprivate var isOpeningPunctuation: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
  }

  /// What must not begin a line: closing brackets, full stops and commas, and the small kana and
  /// prolonging marks of Japanese.
  fileprivate var isClosingPunctuation: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return true
    default: return "ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…%‰℃".unicodeScalars.contains(first)
    }
  }
}
