internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// The keys that do something now.
  func drawFooter(on canvas: inout Canvas) {
    let rect = layout.footer
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
    guard composer.overlay == nil, !composer.ignoresText else { return nil }
    let command: Command = composer.editing == nil ? .help : .fieldHelp
    let keys = keymap.bindings.filter { $0.command == command }.map(\.key)
    let key = composer.editing == nil ? keys.first : keys.first(where: \.keepsItsMeaning)
    return key.map { hint($0.label, command.label) }
  }

  /// A key and what it does; a command is for hints that are only true while it can run.
  typealias Hint = (key: String, label: String, command: Command?)

  func hint(_ key: String, _ label: String) -> Hint { (key, label, nil) }

  private func hint(_ command: Command, label: String? = nil) -> Hint {
    (keymap.label(for: command), label ?? command.label, command)
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
    if composer.overlay != nil { return nil }
    return composer.editing == nil ? nil : "EDIT"
  }

  private var footerHints: [Hint] {
    if composer.ignoresText { return [hint("Esc", "go on")] }
    return switch composer.overlay {
    case .help(let list): helpHints(list)
    // Where there is more than fits, the last line says so.
    case .fieldHelp: [hint("Esc", "back")]
    case .palette, .locales, .themes, .fields, .copy, .keys, .targets, .profiles: listHints
    case .changeProfile(let change): profileChangeHints(change)
    case .filterLocales:
      [hint("Enter", "keep it"), hint("Esc", "all locales"), hint("↑↓", "locale")]
    case .replaceRejection: [hint("Enter", "mark reviewed"), hint("Esc", "keep it")]
    case .filterHistory:
      [hint("Enter", "keep it"), hint("Esc", "all sends"), hint("↑↓", "send")]
    case .settle: [hint("↑↓", "choose"), hint("Enter", "record it"), hint("Esc", "back")]
    case .reject: [hint("Enter", "reject"), hint("Esc", "cancel")]
    case .arguments:
      [hint("Tab", "next argument"), hint("PgDn", "more locales"), hint("Esc", "done")]
    case .choice: [hint("↑↓", "choose"), hint("Enter", "take it"), hint("Esc", "leave it")]
    case .files: [hint("↑↓", "choose"), hint("Enter", "edit it"), hint("Esc", "back")]
    case .test: [hint("↑↓", "choose"), hint("Enter", "review it"), hint("Esc", "back")]
    case .permission(let question): permissionHints(question)
    case .review(let review): reviewHints(review)
    case .sending: [hint(keymap.label(for: .quit), "leave when answered")]
    case .sent:
      composer.canGoToRefusedField
        ? [hint("Enter", "the field"), hint("Esc", "back")] : [hint("Esc", "back")]
    case .pastSend(let view):
      [hint("↑↓", "scroll"), hint("o", "take it as the draft")]
        + (view.past.isUnknown ? [hint(keymap.label(for: .fix), "settle…")] : [])
        + [hint("Esc", "back")]
    case .drafts, .diverged, .recovery, .unsavedBefore, .alsoOpen, .nameTaken, .openElsewhere:
      draftHints
    case .fix: [hint("↑↓", "choose"), hint("Enter", "do it"), hint("Esc", "leave it")]
    case .unsaved: [hint("s", "save and quit"), hint("X", "discard"), hint("Esc", "stay")]
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

  /// What the keys do in a list; nothing can be taken where nothing is found.
  private var listHints: [Hint] {
    let choose = hint("↑↓", "choose")
    switch composer.overlay {
    case .palette(let list):
      let entries = composer.paletteEntries(in: list, seeing: derived)
      guard entries.indices.contains(list.index) else { return [hint("Esc", "leave")] }
      let entry = entries[list.index]
      let verb =
        entry.command == nil ? "edit it" : entry.availability == .available ? "run it" : "why not"
      return [choose, hint("Enter", verb), hint("Esc", "leave")]
    case .locales(let list):
      let isFound = !composer.localeEntries(in: list, seeing: derived).isEmpty
      let isOffered = (try? composer.offeredLocale(in: list, seeing: derived)?.get()) != nil
      let enter = isFound ? [choose, hint("Enter", "go there")] : [hint("Enter", "preview it")]
      let removes = composer.removable(in: list, seeing: derived) != nil
      return (isFound || isOffered ? enter : []) + (removes ? [hint("Del", "remove")] : [])
        + [hint("Esc", "stay")]
    case .keys(let picker):
      return (picker.count > 0 ? [choose, hint("Enter", "take it")] : []) + [hint("Esc", "leave")]
    case .targets(let picker):
      let isFound = !picker.found.isEmpty
      return (isFound ? [choose, hint("Enter", "take it")] : []) + [hint("Esc", "leave")]
    case .profiles(let picker):
      let isFound = !composer.profileEntries(in: picker).isEmpty
      return (isFound ? [choose, hint("Enter", "use it")] : []) + [hint("Esc", "leave")]
    case .fields(let list):
      let isFound = !composer.fieldEntries(in: list).isEmpty
      return (isFound ? [choose, hint("Enter", "edit it")] : []) + [hint("Esc", "stay")]
    case .themes(let list):
      let isFound = !composer.themeEntries(in: list).isEmpty
      return (isFound ? [choose, hint("Enter", "keep it")] : []) + [hint("Esc", "as before")]
    default: return [choose, hint("Enter", "copy"), hint("Esc", "leave")]
    }
  }

  private func helpHints(_ list: HelpList) -> [Hint] {
    let scroll = hint("↑↓", "scroll")
    if list.isTyping { return [scroll, hint("Enter", "done"), hint("Esc", "all keys")] }
    let leave = hint("Esc", list.isFiltered ? "all keys" : "back")
    return [scroll, hint("/", "look for a key"), leave]
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
      hint("Tab", "next field"), hint("PgDn", "locale"), hint("Esc", "done"), hint("Alt-u", "undo"),
      hint(keymap.label(for: .save), "save"),
    ]
    let key = keymap.bindings.first { $0.command == .pick && $0.key.keepsItsMeaning }?.key
    if let key { hints.append((key.label, Command.pick.label, .pick)) }
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
    let views = keymap.label(for: .left) + keymap.label(for: .right)
    if composer.pane == .payload, !views.isEmpty { hints.insert(hint(views, "view"), at: 0) }
    hints.insert(contentsOf: ownHints, at: 0)
    return hints
  }
}
