internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  func drawOverlay(on canvas: inout Canvas) {
    if composer.overlay != nil { map?.note(.cover, in: canvas.bounds) }
    switch composer.overlay {
    case nil: return
    case .help(let list): drawHelp(list, on: &canvas)
    case .fieldHelp(let scroll): drawFieldHelp(scroll: scroll, on: &canvas)
    case .palette(let list): drawPalette(list, on: &canvas)
    case .locales(let list): drawLocaleList(list, on: &canvas)
    case .themes(let list): drawThemeList(list, on: &canvas)
    case .profiles(let picker): drawProfiles(picker, on: &canvas)
    case .changeProfile(let change): drawProfileChange(change, on: &canvas)
    case .keys(let picker): drawKeyPicker(picker, on: &canvas)
    case .arguments(let view): drawArguments(view, on: &canvas)
    case .targets(let picker): drawTargets(picker, on: &canvas)
    case .fields(let list): drawFieldList(list, on: &canvas)
    case .choice(let menu): drawChoices(menu, on: &canvas)
    case .filterLocales: drawLocaleFilter(on: &canvas)
    case .filterHistory: drawHistoryFilter(on: &canvas)
    case .settle(let settling): drawSettling(settling, on: &canvas)
    case .reject(let editor, let locale): drawRejection(editor, of: locale, on: &canvas)
    case .replaceRejection(let locale, let note):
      drawRejected(locale, for: note, on: &canvas)
    case .copy(let menu): drawCopyMenu(menu, on: &canvas)
    case .files(let menu): drawFileMenu(menu, on: &canvas)
    case .fix(let menu): drawFixMenu(menu, on: &canvas)
    case .test(let menu): drawTestMenu(menu, on: &canvas)
    case .permission(let question): drawPermission(question, on: &canvas)
    case .review(let review): drawReview(review, on: &canvas)
    case .sending: drawSending(on: &canvas)
    case .sent(let sent): drawSent(sent, on: &canvas)
    case .pastSend(let view): drawPastSend(view, on: &canvas)
    case .drafts(let list): drawDrafts(list, on: &canvas)
    case .diverged(let divergence): drawDivergence(divergence, on: &canvas)
    case .recovery(let recovery): drawRecovery(recovery, on: &canvas)
    case .unsavedBefore(let next): drawUnsaved(before: next, on: &canvas)
    case .alsoOpen(let other): drawAlsoOpen(by: other, on: &canvas)
    case .openElsewhere(let question): drawOpenElsewhere(question, on: &canvas)
    case .unsaved:
      drawDialog(
        "Unsaved work",
        [
          "\(composer.file.name) has changes that are not saved.", "",
          "s    save and quit", "X    discard them and quit",
          "     (‘recover’ offers them for a day)", "Esc  stay",
        ], on: &canvas)
    case .saveAs(let editor, _): drawSaveAs(editor, on: &canvas)
    case .nameTaken(let path, let listing, _): drawNameTaken(path, by: listing, on: &canvas)
    case .changedOnDisk(let path, _):
      drawDialog(
        "Changed on disk",
        [
          "\(path) is not what it was when it was opened:",
          "another program has written it. Nothing was saved.", "",
          "Enter  save under another name", "Esc    back",
        ], on: &canvas)
    }
  }

  private func drawRejection(_ editor: LineEditor, of locale: String, on canvas: inout Canvas) {
    let line = "what is wrong, if you like; it is kept beside the draft"
    let inside = drawDialog("Reject the texts of \(locale)", [line, "", ""], on: &canvas)
    drawEditor(editor, in: inside.row(2), on: &canvas)
  }

  private func drawRejected(_ locale: String, for note: String, on canvas: inout Canvas) {
    let reason = note.isEmpty ? "A reviewer gave no reason." : note
    let lines = reason.wrapped(toWidth: 52, maximumLines: 4).lines
    drawDialog(
      "\(locale) is rejected",
      lines + ["", "Marking it reviewed removes this rejection.", ""]
        + ["Enter  mark it reviewed", "Esc    keep the rejection"], on: &canvas)
  }

  private func drawSaveAs(_ editor: LineEditor, on canvas: inout Canvas) {
    let isStrict = composer.needsNewName
    let line = isStrict ? "as strict JSON; the original stays as it is" : "the draft's file"
    let inside = drawDialog("Save as", [line, "", ""], on: &canvas)
    drawEditor(editor, in: inside.row(2), on: &canvas)
  }

  @discardableResult
  func drawDialog(_ title: String, _ lines: [String], on canvas: inout Canvas) -> Rect {
    let widest = lines.map(\.terminalWidth).max() ?? 0
    let columns = min(canvas.size.columns - 4, max(56, widest + 4))
    let rows = lines.count + 2
    let rect = Rect(
      column: (canvas.size.columns - columns) / 2, row: (canvas.size.rows - rows) / 2,
      columns: columns, rows: rows)
    // Read line by line, what stands beside a dialog would belong to it.
    if options.isAccessible {
      canvas.fill(canvas.bounds.rows(1..<layout.notice.row), style: .text)
    }
    canvas.fill(rect, style: .text)
    canvas.box(rect, border: .heavy, style: .borderFocused, title: title)
    let inside = rect.inset(columns: 2, rows: 1)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line.displayable.truncated(toWidth: inside.columns), at: inside.origin.moved(rows: row),
        style: .text)
    }
    canvas.cursor = inside.origin
    return inside
  }
}
