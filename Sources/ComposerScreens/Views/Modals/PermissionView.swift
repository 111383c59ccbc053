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
    let page = page
    let words =
      question.isAnswered
      ? "Remembering your answer…"
      : page.below > 0
        ? "Read to the end, then press y to allow it" : "Allow all of this from now on?"
    context.drawRead(page, "Do you trust this project file?", question: words, on: &canvas)
  }

  /// What of the request is in view.
  var page: ReviewPage { page(in: context.readArea) }

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
