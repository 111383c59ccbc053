internal import ComposerState
internal import Drafts
internal import PushMessages
internal import Resolver
internal import TerminalUI
internal import TextLayout

/// What the field with the focus is for; in a pane without fields, what the pane is for.
struct FieldHelpView {
  let scroll: Int
  let pane: Pane
  /// `nil` in a pane without fields.
  let help: FieldHelp?
  let notice: Notice?
  /// What else than typing fills the field.
  let fillingCommands: [Command]
  let context: DrawingContext
  let noticeWords: NoticeWords?
  /// Of the chosen locale; `nil` in panes that aren't about one.
  let verdict: LocaleVerdict?

  init(scroll: Int, in scene: Scene) {
    self.scroll = scroll
    let (composer, derived) = (scene.composer, scene.derived)
    (pane, notice) = (composer.pane, composer.notice)
    help = composer.fieldHelp(seeing: derived)
    fillingCommands = [.pick, .editArguments, .toggleLink].filter {
      composer.availability(of: $0, seeing: derived) == .available
    }
    context = scene.context
    noticeWords = scene.noticeWords
    verdict =
      pane == .locales || pane == .preview
      ? composer.verdict(at: composer.localeIndex, seeing: derived) : nil
  }

  func draw(on canvas: inout Canvas) {
    let title = help.map { "\($0.path)" } ?? PaneWords.title(of: pane)
    let lines = noticeLines + reviewLines + (help.map(lines) ?? paneLines)
    context.drawHelpPage(title, lines, from: scroll, on: &canvas)
  }

  private func lines(_ help: FieldHelp) -> [PageLine] {
    typealias Words = FieldHelpWords
    let field = help.field
    let status = field.flatMap { Words.status($0.status) }
    let rows: [(label: String, text: String?)] = [
      (Words.type, field.map { Words.phrase($0.kind) }), (Words.limits, field?.limit?.phrase),
      (Words.example, field?.example), (Words.onDevice, field?.onDevice),
      (Words.whenEmpty, help.whenEmpty),
      (Words.argument, help.argument.map(Words.argument)),
      (Words.value, help.value.isEmpty ? Words.noValue : help.value),
    ]
    var lines = [
      PageLine(text: help.ownSummary ?? field?.summary ?? Words.undocumented, isWide: true), .blank,
    ]
    if let status {
      lines.append(PageLine(mark: "⚠", label: Words.status, text: status, style: .warning))
    }
    lines += rows.compactMap { row in row.text.map { PageLine(label: row.label, text: $0) } }
    let arrivals = help.arrivals.map { "\($0.platform.label): \(Words.phrase($0.delivery))" }
    guard help.ownSummary == nil else { return lines }
    let reaches = arrivals.isEmpty ? Words.reachesNobody : arrivals.joined(separator: "; ")
    return lines + [PageLine(label: Words.reaches, text: reaches)] + waysToFill(help)
  }

  private func waysToFill(_ help: FieldHelp) -> [PageLine] {
    var lines: [PageLine] = []
    if pane == .target, Message.Target.deviceFieldNames.contains(help.path.lastKey) {
      lines.append(PageLine(label: FieldHelpWords.file, text: FieldHelpWords.readsFile))
    }
    for command in fillingCommands {
      let keys = context.keymap.labels(for: command).joined(separator: "  ")
      if !keys.isEmpty { lines.append(PageLine(label: keys, text: command.help)) }
    }
    return lines
  }

  /// All of a notice whose end is cut off below.
  private var noticeLines: [PageLine] {
    guard let words = noticeWords, words.isCut, let notice else { return [] }
    return [
      PageLine(
        text: words.mark + NoticeWords.text(of: notice, context.keymap), style: words.style,
        isWide: true),
      .blank,
    ]
  }

  /// Every mark that counts, with all of its note: elsewhere there is room for its beginning.
  private var reviewLines: [PageLine] {
    guard let verdict, let state = verdict.state else { return [] }
    let marks = verdict.deciding.map { mark in
      PageLine(
        mark: state.mark, label: state.word, text: mark.record, style: state.style)
    }
    let overridden = verdict.overridden.map { override in
      PageLine(
        mark: "⚠", label: "overridden", text: override.rejection.record,
        style: .warning)
    }
    return marks + overridden + [.blank]
  }

  private var paneLines: [PageLine] {
    let keys = PaneWords.commands(of: pane).compactMap { command -> PageLine? in
      let keys = context.keymap.labels(for: command).joined(separator: "  ")
      return keys.isEmpty ? nil : PageLine(label: keys, text: command.help)
    }
    return [PageLine(text: PaneWords.description(of: pane), isWide: true), .blank] + keys
  }
}

extension FieldHelpPage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    // Where there is more than fits, the last line says so.
    [Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    FieldHelpView(scroll: scroll, in: scene).draw(on: &canvas)
  }
}
