internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// All that a project file wants, and below it the one key that allows it.
  func drawPermission(_ question: PermissionQuestion, on canvas: inout Canvas) {
    let area = context.drawPage("Do you trust this project file?", on: &canvas)
    let parts = area.split(rows: area.rows - 2)
    let page = page(of: question, in: parts.top)
    context.draw(page.fixed, in: parts.top, on: &canvas)
    context.draw(page.visible, in: parts.top.rows(page.fixed.count...), on: &canvas)
    drawReviewRule(page, in: parts.bottom.row(0), on: &canvas)
    let line = parts.bottom.row(1)
    let words =
      question.isAnswered
      ? "Remembering your answer…"
      : page.below > 0 ? "Read on to the end: y allows it there" : "Allow all of this from now on?"
    canvas.write(words, at: line.origin.moved(columns: 1), style: Style.text.bold)
    canvas.cursor = line.origin
  }

  /// What of the request is in view; `nil` where none is open.
  var permissionPage: ReviewPage? {
    guard let question = composer.modal(PermissionQuestion.self) else { return nil }
    return page(of: question, in: context.pageArea.split(rows: context.pageArea.rows - 2).top)
  }

  /// Nothing is cut: what doesn't fit is scrolled to.
  private func page(of question: PermissionQuestion, in area: Rect) -> ReviewPage {
    let request = question.request
    let fixed = [
      PageLine(text: "Without your permission this project file can't", style: .title, isWide: true)
    ]
    var page = ReviewPage(fixed: fixed, rows: area.rows, wanted: question.scroll)
    for power in request.powers {
      let line = PageLine(mark: "⚠", text: power.description, style: .warning, isWide: true)
      page.add(line.wrapped(toWidth: area.columns, context.options), of: "permission", .warning)
    }
    let notes = [
      "The file is \(request.shownFile).",
      "Allow it only if you know who wrote it. Pushwright asks again when one of these changes.",
    ]
    page.add([.blank])
    for note in notes {
      page.add(
        PageLine(text: note, style: .dim, isWide: true).wrapped(
          toWidth: area.columns, context.options))
    }
    return page
  }

  func permissionHints(_ question: PermissionQuestion) -> [Hint] {
    let leave = Hint("Esc", "not now")
    guard !question.isAnswered else { return [leave] }
    let isRead = permissionPage.map { $0.below == 0 } ?? false
    return [isRead ? Hint("y", "allow it") : Hint("PgDn", "read on"), leave]
  }
}
