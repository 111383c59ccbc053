internal import ComposerState
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// What last happened; before anything has, how to begin.
  func drawNotice(on canvas: inout Canvas) {
    let rect = layout.notice
    guard let notice = composer.notice else {
      if !isPage { drawHint(in: rect, on: &canvas) }
      return
    }
    let (mark, style): (String, Style) =
      switch notice.kind {
      case .info: ("", .info)
      case .good: ("✓ ", .ok)
      case .warning: ("⚠ ", .warning)
      case .error: ("✗ ", .error)
      }
    canvas.write(
      (mark + notice.text).displayable.truncated(toWidth: rect.columns - 2),
      at: rect.origin.moved(columns: 1), style: style)
  }

  /// Whether a page covers the panes, so that how to begin with them is not asked.
  private var isPage: Bool {
    switch composer.overlay {
    case .review, .sending, .sent, .pastSend, .drafts, .diverged, .recovery: true
    default: false
    }
  }

  private func drawHint(in rect: Rect, on canvas: inout Canvas) {
    canvas.write(
      "Tab goes through the fields, Enter edits one, ] shows the next language, ? lists all keys."
        .truncated(toWidth: rect.columns - 2),
      at: rect.origin.moved(columns: 1), style: .dim)
  }

  /// The keys that do something now.
  func drawFooter(on canvas: inout Canvas) {
    let rect = layout.footer
    var column = rect.column + 1
    if let badge = modeBadge {
      column += canvas.write(" \(badge) ", at: Point(column: column, row: rect.row), style: .badge)
      column += 1
    }
    let help = hint(keymap.label(for: .help), Command.help.label)
    let limit = rect.columnRange.upperBound - width(of: help) - 1
    for hint in footerHints where column + width(of: hint) <= limit {
      column += write(hint, at: Point(column: column, row: rect.row), on: &canvas)
    }
    guard composer.overlay == nil else { return }
    write(help, at: Point(column: limit, row: rect.row), on: &canvas)
  }

  typealias Hint = (key: String, label: String)

  func hint(_ key: String, _ label: String) -> Hint { (key, label) }

  private func width(of hint: Hint) -> Int {
    hint.key.terminalWidth + hint.label.terminalWidth + 3
  }

  @discardableResult
  private func write(_ hint: Hint, at point: Point, on canvas: inout Canvas) -> Int {
    let width = canvas.write(hint.key, at: point, style: .key)
    canvas.write(hint.label, at: point.moved(columns: width + 1), style: .keyLabel)
    return self.width(of: hint)
  }

  private var modeBadge: String? {
    if composer.overlay != nil { return nil }
    return composer.editing == nil ? nil : "EDIT"
  }

  private var footerHints: [Hint] {
    switch composer.overlay {
    case .help: [hint("↑↓", "scroll"), hint("Esc", "back")]
    case .test: [hint("↑↓", "choose"), hint("Enter", "review it"), hint("Esc", "back")]
    case .review(let review): reviewHints(review)
    case .sending: [hint(keymap.label(for: .quit), "leave when answered")]
    case .sent:
      composer.canGoToRefusedField
        ? [hint("Enter", "the field"), hint("Esc", "back")] : [hint("Esc", "back")]
    case .pastSend:
      [hint("↑↓", "scroll"), hint("o", "take it as the draft"), hint("Esc", "back")]
    case .drafts, .diverged, .recovery, .unsavedBefore, .alsoOpen: draftHints
    case .fix: [hint("↑↓", "choose"), hint("Enter", "do it"), hint("Esc", "leave it")]
    case .unsaved: [hint("s", "save and quit"), hint("d", "discard"), hint("Esc", "stay")]
    case .saveAs: [hint("Enter", "save"), hint("Esc", "cancel")]
    case .changedOnDisk: [hint("Enter", "another name"), hint("Esc", "back")]
    case nil: composer.editing == nil ? movingHints : editingHints
    }
  }

  /// Enter is not among them: it does nothing in a review.
  private func reviewHints(_ review: Review) -> [Hint] {
    let leave = hint("Esc", "back")
    guard review.situation != nil else { return [leave] }
    guard review.remaining(at: composer.now) == 0 else { return [hint("wait…", ""), leave] }
    var hints = review.lines.count > 1 ? [hint("Tab", "next line")] : []
    if review.focus == .question, review.lines.contains(.question) {
      hints.append(hint("y", "sends"))
    }
    return hints + [leave, hint("PgDn", "read on")]
  }

  private var editingHints: [Hint] {
    [
      hint("Tab", "next field"), hint("PgDn", "locale"), hint("Esc", "done"), hint("Alt-u", "undo"),
      hint(keymap.label(for: .save), "save"),
    ]
  }

  private var movingHints: [Hint] {
    let commands: [Command] = [
      .nextField, .edit, .nextLocale, .nextProblem, .dryRun, .send, .fix, .testSend, .save, .undo,
      .quit,
    ]
    var hints = commands.compactMap { (command) -> Hint? in
      guard composer.availability(of: command, seeing: derived) == .available else { return nil }
      let opens = command == .edit && composer.pane == .history
      return hint(keymap.label(for: command), opens ? "open" : command.label)
    }
    let views = keymap.label(for: .left) + keymap.label(for: .right)
    if composer.pane == .payload, !views.isEmpty { hints.insert(hint(views, "view"), at: 0) }
    return hints
  }
}
