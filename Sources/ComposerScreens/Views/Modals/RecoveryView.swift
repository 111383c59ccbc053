internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// What a session that is gone left unsaved, and how it differs from its file.
struct RecoveryView {
  let recovery: Recovery
  let context: DrawingContext

  init(_ recovery: Recovery, in scene: Scene) {
    self.recovery = recovery
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let count = recovery.drafts.count
    let place = count == 1 ? "" : " \(recovery.index + 1) of \(count)"
    let isDiscarded = recovery.draft.kept.isDiscarded
    let title = isDiscarded ? "DISCARDED WORK" : "UNSAVED WORK FOUND"
    let area = context.drawPage("\(title)\(place)", on: &canvas)
    let lines = facts(of: recovery.draft).flatMap {
      $0.wrapped(toWidth: area.columns, context.options)
    }
    context.draw(lines, in: area, on: &canvas)
    canvas.cursor = area.origin
    let rest = area.rows(min(area.rows, lines.count)...)
    ChangedLinesView(changes: recovery.draft.changes, context: context)
      .draw(from: recovery.scroll, in: rest, on: &canvas)
    guard recovery.isDiscarding else { return }
    let name = recovery.draft.kept.file.name
    context.drawDialog(
      isDiscarded ? "Delete for good?" : "Discard?",
      [
        isDiscarded
          ? "These changes to \(name) exist nowhere else."
          : "\(context.keymap.wayBack("these changes to \(name)")) for a day.",
        "", "X          \(isDiscarded ? "delete" : "discard") it", "Any other  keep it",
      ], on: &canvas)
  }

  private func facts(of draft: RecoverableDraft) -> [PageLine] {
    let kept = draft.kept
    let time = context.time(kept.at)
    var lines = [
      PageLine(label: "Draft", text: kept.file.path ?? "a new draft without a name"),
      kept.isDiscarded
        ? PageLine(label: "Discarded", text: "\(time); kept for a day")
        : PageLine(label: "Kept", text: time),
    ]
    if draft.fileText == nil, kept.file.savedText != nil {
      lines.append(PageLine(mark: "⚠", label: "File", text: "is gone", style: .warning))
    } else if draft.isFileNewer {
      lines.append(
        PageLine(
          mark: "⚠", label: "File", text: "changed since then; saving asks", style: .warning))
    }
    return lines + [
      .blank, PageLine(text: "What recovering brings back:", style: .title, isWide: true),
    ]
  }

  var hints: [Hint] {
    let discards = recovery.draft.kept.isDiscarded ? "delete" : "discard"
    guard !recovery.isDiscarding else {
      return [Hint("X", "\(discards) it"), Hint("Esc", "keep it")]
    }
    let others = recovery.drafts.count > 1 ? [Hint("↑↓", "next")] : []
    let leaves = recovery.keptBeside.map { "stay with \(context.shown($0, toWidth: 20))" }
    return [Hint("Enter", "recover"), Hint("Esc", leaves ?? "later")] + others
      + [Hint("X", "\(discards)…")]
  }
}

extension Recovery: ModalView {
  var wheelRows: Int { 3 }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    if key == Keymap.discardKey { return .dialog(.discard) }
    // A key that is bound to nothing is written out.
    if key == "R", keymap.labels(for: .recover).isEmpty { return .command(.recover) }
    return keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    RecoveryView(self, in: scene).hints
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    RecoveryView(self, in: scene).draw(on: &canvas)
  }
}
