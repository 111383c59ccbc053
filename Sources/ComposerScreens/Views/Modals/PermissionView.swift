internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// All that a project file wants, and below it the one key that allows it.
struct PermissionView {
  let question: PermissionQuestion
  let context: DrawingContext

  init(_ question: PermissionQuestion, in scene: Scene) {
    self.question = question
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let area = context.drawPage("Do you trust this project file?", on: &canvas)
    let parts = area.split(rows: area.rows - 2)
    let page = page(in: parts.top)
    context.draw(page.fixed, in: parts.top, on: &canvas)
    context.draw(page.visible, in: parts.top.rows(page.fixed.count...), on: &canvas)
    ReviewRule(page: page, context: context).draw(in: parts.bottom.row(0), on: &canvas)
    let line = parts.bottom.row(1)
    let words =
      question.isAnswered
      ? "Remembering your answer…"
      : page.below > 0
        ? "Read to the end, then press y to allow it" : "Allow all of this from now on?"
    canvas.write(words, at: line.origin.moved(columns: 1), style: Style.text.bold)
    canvas.cursor = line.origin
  }

  /// What of the request is in view.
  var page: ReviewPage {
    page(in: context.pageArea.split(rows: context.pageArea.rows - 2).top)
  }

  /// Nothing is cut: what doesn't fit is scrolled to.
  private func page(in area: Rect) -> ReviewPage {
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

  var hints: [Hint] {
    let leave = Hint("Esc", "not now")
    guard !question.isAnswered else { return [leave] }
    return [page.below == 0 ? Hint("y", "allow it") : Hint("PgDn", "read on"), leave]
  }
}

extension PermissionQuestion: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    keymap.permissionAction(for: key)
  }

  func hints(in scene: Scene) -> [Hint] {
    PermissionView(self, in: scene).hints
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    PermissionView(self, in: scene).draw(on: &canvas)
  }
}
