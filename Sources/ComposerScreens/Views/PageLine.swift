internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// One line of a page: a mark, a label and a text beside it.
struct PageLine {
  /// Where texts begin, so that marks and labels stand in columns of their own.
  static let textColumn = 15

  var mark = ""
  var label = ""
  var text: String
  var style: Style = .text
  /// Whether the text takes the place of mark and label too.
  var isWide = false

  static let blank = PageLine(text: "", isWide: true)

  /// A row of a review.
  init(_ row: ReviewRow) {
    label = row.label
    text = row.value
    switch row.level {
    case .plain: break
    case .good: (mark, style) = ("✓", .ok)
    case .warning: (mark, style) = ("⚠", .warning)
    case .error: (mark, style) = ("✗", .error)
    }
  }

  init(
    mark: String = "", label: String = "", text: String, style: Style = .text, isWide: Bool = false
  ) {
    self.mark = mark
    self.label = label
    self.text = text
    self.style = style
    self.isWide = isWide
  }

  /// The same with its mark in the text where it has no column of its own: as it is where the line has no
  /// columns, and as a word for those who hear the line.
  func signed(_ options: DrawingOptions) -> PageLine {
    guard options.isAccessible || isWide, !mark.isEmpty else { return self }
    var line = self
    line.mark = ""
    let word = options.sign(mark)
    if !options.isAccessible {
      line.text = "\(mark) \(text)"
    } else if word != mark {
      // What has no word is said by the text.
      line.text = "\(word): \(text)"
    }
    return line
  }

  /// The same in as many lines as a page of that width takes; what goes on has no label.
  func wrapped(toWidth width: Int, _ options: DrawingOptions) -> [PageLine] {
    signed(options).wrapped(toWidth: width, ambiguous: options.ambiguousWidth)
  }

  private func wrapped(toWidth width: Int, ambiguous: AmbiguousWidth) -> [PageLine] {
    let room = isWide ? width - 2 : width - Self.textColumn - 1
    let parts = text.displayable.wrapped(toWidth: max(1, room), ambiguous: ambiguous).lines
    guard parts.count > 1 else { return [self] }
    return parts.enumerated().map { index, part in
      var line = self
      line.text = part
      if index > 0 { (line.mark, line.label) = ("", "") }
      return line
    }
  }

  func draw(in rect: Rect, order: Bidi.Order, on canvas: inout Canvas) {
    canvas.write(mark, at: rect.origin.moved(columns: 1), style: style)
    canvas.write(label, at: rect.origin.moved(columns: 3), style: .dim, width: Self.textColumn - 4)
    let column = isWide ? 1 : Self.textColumn
    canvas.write(
      text.displayable.visualLine(
        toWidth: rect.columns - column - 1, base: .leftToRight, order: order,
        ambiguous: canvas.ambiguousWidth
      ).text,
      at: rect.origin.moved(columns: column), style: style)
  }
}
