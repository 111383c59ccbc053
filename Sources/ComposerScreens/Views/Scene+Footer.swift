internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// The keys that do something now.
  func drawFooter(on canvas: inout Canvas) {
    let rect = context.layout.footer
    var column = rect.column + 1
    if let badge = modeBadge {
      column += canvas.write(" \(badge) ", at: Point(column: column, row: rect.row), style: .badge)
      column += 1
    }
    let help = helpHint
    let end = rect.columnRange.upperBound - 1
    let limit = help.map { end - width(of: $0) } ?? end
    for hint in footerHints where column + width(of: hint) <= limit && isTrue(hint) {
      column += write(hint, at: Point(column: column, row: rect.row), on: &canvas)
    }
    if let help { write(help, at: Point(column: limit, row: rect.row), on: &canvas) }
  }

  /// Where more is to be read: while a field is edited, a letter is a letter.
  private var helpHint: Hint? {
    guard composer.openModal == nil, !composer.ignoresText else { return nil }
    let command: Command = composer.editing == nil ? .help : .fieldHelp
    let keys = context.keymap.bindings.filter { $0.command == command }.map(\.key)
    let key = composer.editing == nil ? keys.first : keys.first(where: \.keepsItsMeaning)
    return key.map { Hint($0.label, command.label) }
  }

  private func hint(_ command: Command, label: String? = nil) -> Hint {
    Hint(context.keymap.label(for: command), label ?? command.label, command: command)
  }

  /// Asked last, and only of hints that fit: some answers need the app's strings.
  private func isTrue(_ hint: Hint) -> Bool {
    // A command without a key has none to show.
    guard !hint.key.isEmpty else { return false }
    return hint.command.map { composer.availability(of: $0, seeing: derived) == .available } ?? true
  }

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
    if composer.openModal != nil { return nil }
    return composer.editing == nil ? nil : "EDIT"
  }

  private var footerHints: [Hint] {
    if composer.ignoresText { return [Hint("Esc", "go on")] }
    if let modal = composer.openModal { return modal.view?.hints(in: self) ?? [] }
    return composer.editing == nil ? movingHints : editingHints
  }

  /// The keys that matter in the panes of the preview before all others.
  private var ownHints: [Hint] {
    let commands: [Command] =
      switch composer.pane {
      case .locales: [.markReviewed, .rejectTexts, .filterLocales, .orderLocales]
      case .preview: [.nextDevice, .nextState, .nextSample]
      case .history: [.filterLocales]
      default: []
      }
    let removes = composer.pane == .locales && composer.isAdded(composer.locale)
    return (removes ? [hint(.clear, label: "remove")] : [])
      + (composer.canSettle ? [hint(.fix, label: "settle…")] : []) + commands.map { hint($0) }
  }

  private var editingHints: [Hint] {
    var hints = [
      Hint("Tab", "next field"), Hint("PgDn", "locale"), Hint("Esc", "done"), Hint("Alt-u", "undo"),
      Hint(context.keymap.label(for: .save), "save"),
    ]
    let key = context.keymap.bindings.first { $0.command == .pick && $0.key.keepsItsMeaning }?.key
    if let key {
      hints.append(Hint(key.label, Command.pick.label, command: .pick))
    }
    return hints
  }

  private var movingHints: [Hint] {
    let readOnly: [Command] = [
      .nextField, .nextLocale, .nextProblem, .dryRun, .openDraft, .duplicate, .quit,
    ]
    let all: [Command] = [
      .nextField, .edit, .choose, .nextLocale, .nextProblem, .dryRun, .send, .pick, .editArguments,
      .fix, .testSend, .save, .undo, .quit,
    ]
    var hints = (composer.isReadOnly ? readOnly : all).map {
      hint($0, label: $0 == .edit && composer.pane == .history ? "open" : nil)
    }
    let views = context.keymap.label(for: .left) + context.keymap.label(for: .right)
    if composer.pane == .payload, !views.isEmpty { hints.insert(Hint(views, "view"), at: 0) }
    hints.insert(contentsOf: ownHints, at: 0)
    return hints
  }
}
