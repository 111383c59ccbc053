internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// What a session that is gone left unsaved, and how it differs from its file.
  func drawRecovery(_ recovery: Recovery, on canvas: inout Canvas) {
    let count = recovery.drafts.count
    let place = count == 1 ? "" : " \(recovery.index + 1) of \(count)"
    let isDiscarded = recovery.draft.kept.isDiscarded
    let title = isDiscarded ? "DISCARDED WORK" : "UNSAVED WORK WAS FOUND"
    let area = context.drawPage("\(title)\(place)", on: &canvas)
    let lines = facts(of: recovery.draft).flatMap {
      $0.wrapped(toWidth: area.columns, context.options)
    }
    context.draw(lines, in: area, on: &canvas)
    canvas.cursor = area.origin
    let rest = area.rows(min(area.rows, lines.count)...)
    draw(recovery.draft.changes, from: recovery.scroll, in: rest, on: &canvas)
    guard recovery.isDiscarding else { return }
    let name = recovery.draft.kept.file.name
    context.drawDialog(
      isDiscarded ? "Delete for good?" : "Discard?",
      [
        isDiscarded
          ? "These changes to \(name) exists nowhere else."
          : "\(wayBack("these changes to \(name)")) for a day.",
        "", "X          \(isDiscarded ? "delete" : "discard") it", "Any other  keep it",
      ], on: &canvas)
  }

  private func facts(of draft: RecoverableDraft) -> [PageLine] {
    let kept = draft.kept
    let time = composer.clock.text(kept.at, now: composer.now.seconds)
    var lines = [
      PageLine(label: "Draft", text: kept.file.path ?? "a new draft without a name"),
      kept.isDiscarded
        ? PageLine(label: "Discarded", text: "\(time); it is kept for a day")
        : PageLine(label: "Kept", text: time),
    ]
    if draft.fileText == nil, kept.file.savedText != nil {
      lines.append(PageLine(mark: "⚠", label: "File", text: "is gone", style: .warning))
    } else if draft.isFileNewer {
      lines.append(
        PageLine(
          mark: "⚠", label: "File", text: "was written since; saving will ask", style: .warning))
    }
    return lines + [
      .blank, PageLine(text: "What recovering brings back:", style: .title, isWide: true),
    ]
  }

  /// `R brings them back`, with the key that it has now.
  func wayBack(_ what: String) -> String {
    let key = context.keymap.label(for: .recover)
    return "\(key.isEmpty ? "the command ‘recover’" : key) brings \(what) back"
  }

  func drawUnsaved(before next: NextDraft, on canvas: inout Canvas) {
    let name =
      switch next {
      case .new: "a new draft comes"
      case .listed(let listing): "\(listing.name) is opened"
      case .recovered(let draft): "\(draft.kept.file.name) is recovered"
      case .read(let contents): "\(DraftFile(path: contents.path).name) is opened"
      case .sent: "the past send becomes the draft"
      }
    context.drawDialog(
      "Unsaved work",
      [
        "\(composer.file.name) has changes that are not saved.", "Before \(name):", "",
        "s    save them", "X    discard them", "     (\(wayBack("them")) for a day)",
        "Esc  stay",
      ], on: &canvas)
  }

  func drawOpenElsewhere(_ question: OpenElsewhere, on canvas: inout Canvas) {
    context.drawDialog(
      "Open in another program",
      [
        "Another Pushwright has \(composer.file.name) open:", "\(question.other).", "",
        "r    read-only: look, preview and dry-run", "o    open another draft",
        "e    edit it here too; saving asks", "Esc  read-only",
      ], on: &canvas)
  }

  func drawAlsoOpen(by other: String, on canvas: inout Canvas) {
    context.drawDialog(
      "Open elsewhere too",
      [
        "\(composer.file.name) is also open in", "\(other).",
        "The person who works there will be asked about your change.", "",
        "Enter  save", "Esc    back",
      ], on: &canvas)
  }

  func drawWriteProtected(_ path: String, on canvas: inout Canvas) {
    context.drawDialog(
      "Read-only file",
      [
        "This file is read-only, so nothing was saved:", context.inFull(path), "",
        "Enter  save under another name", "W      replace it; it stays read-only", "Esc    back",
      ], on: &canvas)
  }

  /// What has the name already, and what can be done about it; replacing it unseen is not among that.
  func drawNameTaken(_ path: String, by listing: DraftListing?, on canvas: inout Canvas) {
    let holds =
      switch listing {
      case nil: "It is a folder, or cannot be read."
      case let listing? where !listing.canBeOpened: "It holds no message that can be read."
      case let listing?: "It is a draft \(listing.target.map { "to \($0)" } ?? "without a target")."
      }
    context.drawDialog(
      "Name taken",
      [
        "There is a file of this name already, and it stays as it is:",
        context.inFull(path), holds,
        "Nothing was saved.", "", "Enter  save under another name",
      ] + (listing?.canBeOpened == true ? ["o      open that draft instead"] : [])
        + ["Esc    back"], on: &canvas)
  }

  /// A key that no one types to open a draft; one that is bound to nothing is written out.
  private var recoverKey: String {
    let key = context.keymap.label(for: .recover)
    return key.isEmpty ? "R" : key
  }

  func recoveryHints(_ recovery: Recovery) -> [Hint] {
    let discards = recovery.draft.kept.isDiscarded ? "delete" : "discard"
    guard !recovery.isDiscarding else {
      return [Hint("X", "\(discards) it"), Hint("Esc", "keep it")]
    }
    let others = recovery.drafts.count > 1 ? [Hint("↑↓", "next")] : []
    let recovers =
      recovery.keptBeside.map { name in
        let room = context.shown(name, toWidth: 20)
        return [Hint(recoverKey, "recover"), Hint("Enter", "stay with \(room)")]
      } ?? [Hint("Enter", "recover")]
    return recovers + others + [Hint("X", "\(discards)…"), Hint("Esc", "later")]
  }
}
