internal import ComposerState
internal import TerminalUI
internal import TextLayout

/// The keys that do something now.
struct FooterView {
  let context: DrawingContext
  /// The most important ones first.
  let hints: [Hint]
  /// Where more is to be read, at the right.
  let help: Hint?
  let isEditing: Bool
  /// Asked last, and only for hints that fit: some answers need the app's strings.
  let availability: (Command) -> Availability

  /// `modalHints` are those of the modal that is open.
  init(
    _ composer: borrowing Composer, _ derived: borrowing Derived, modalHints: [Hint]?,
    in context: DrawingContext
  ) {
    self.context = context
    let (isCovered, isTyped) = (composer.openModal != nil, composer.editing != nil)
    let (isEditing, ignoresText) = (!isCovered && isTyped, composer.ignoresText)
    self.isEditing = isEditing
    let (asked, shown) = (copy composer, copy derived)
    availability = { asked.availability(of: $0, seeing: shown) }
    help = isCovered || ignoresText ? nil : context.keymap.helpHint(isEditing: isEditing)
    hints =
      if ignoresText {
        [Hint("Esc", "continue")]
      } else if isCovered {
        modalHints ?? []
      } else if isEditing {
        context.keymap.editingHints
      } else {
        context.keymap.hints(in: composer)
      }
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    var column = rect.column + 1
    if isEditing {
      column += canvas.write(" EDIT ", at: Point(column: column, row: rect.row), style: .badge)
      column += 1
    }
    let end = rect.columnRange.upperBound - 1
    let limit = help.map { end - width(of: $0) } ?? end
    for hint in hints where column + width(of: hint) <= limit && isTrue(hint) {
      column += write(hint, at: Point(column: column, row: rect.row), on: &canvas)
    }
    if let help { write(help, at: Point(column: limit, row: rect.row), on: &canvas) }
  }

  private func isTrue(_ hint: Hint) -> Bool {
    // A command without a key has none to show.
    guard !hint.key.isEmpty else { return false }
    return hint.command.map { availability($0) == .available } ?? true
  }

  @discardableResult
  private func write(_ hint: Hint, at point: Point, on canvas: inout Canvas) -> Int {
    let width = canvas.write(hint.key, at: point, style: .key)
    canvas.write(hint.label, at: point.moved(columns: width + 1), style: .keyLabel)
    return self.width(of: hint)
  }

  private func width(of hint: Hint) -> Int {
    context.width(of: hint.key) + context.width(of: hint.label) + 3
  }
}
