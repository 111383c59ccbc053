internal import ComposerState
internal import Drafts
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// Everything that is read before a send: what is in the way, where it goes, what it does; then what has to be typed.
struct ReviewView {
  let review: Review
  let profile: ProfileSummary
  let context: DrawingContext

  init(_ review: Review, in scene: Scene) {
    self.review = review
    profile = scene.composer.profile
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let area = context.drawPage(title, on: &canvas)
    canvas.cursor = area.origin
    guard let verdict = review.verdict else {
      let text = "Preparing… looking for credentials, the history and earlier sends"
      let line = PageLine(text: text, style: .info, isWide: true)
      return context.draw(
        line.wrapped(toWidth: area.columns, context.options), in: area, on: &canvas)
    }
    let answers = answerLines(verdict)
    let parts = area.split(rows: area.rows - answers.count - 1)
    let page = page(verdict, in: parts.top)
    context.draw(page.fixed, in: parts.top, on: &canvas)
    context.draw(page.visible, in: parts.top.rows(page.fixed.count...), on: &canvas)
    ReviewRule(page: page, context: context).draw(in: parts.bottom.row(0), on: &canvas)
    for (row, answer) in answers.enumerated() {
      draw(answer, in: parts.bottom.row(row + 1), on: &canvas)
    }
  }

  /// What the review says and what of it is in view; `nil` where nothing is known yet.
  var page: ReviewPage? {
    guard let verdict = review.verdict else { return nil }
    let rows = context.pageArea.rows - answerLines(verdict).count - 1
    return page(verdict, in: context.pageArea.split(rows: rows).top)
  }

  private var title: String {
    // Whose project it is may only be known from the credentials.
    let isProduction = review.verdict?.review?.sender.productionProfile != nil
    let place =
      switch profile.kind {
      case _ where isProduction: "PRODUCTION"
      case .production: "PRODUCTION"
      case .test: "a test project"
      case .local: "the local FCM"
      case .none: "nowhere"
      }
    return switch review.purpose {
    case .send: "SEND with \(profile.name) · \(place)"
    case .test(let name): "TEST to \(name) with \(profile.name) · \(place)"
    }
  }

  /// A line at the foot of the review.
  private enum Answer {
    case line(Review.Focus)
    case hint
    case refused
  }

  private func answerLines(_ verdict: SendVerdict) -> [Answer] {
    var answers: [Answer] = []
    if verdict.review?.needsReason == true { answers.append(.line(.reason)) }
    guard verdict.isAllowed else { return answers + [.refused] }
    if review.entry != nil { answers += [.line(.confirmation), .hint] }
    return answers + [.line(.question)]
  }

  private func draw(
    _ answer: Answer, in rect: Rect, on canvas: inout Canvas
  ) {
    if case .line(let line) = answer, let index = review.lines.firstIndex(of: line) {
      context.map?.note(.entry(index), in: rect)
    }
    switch answer {
    case .line(.question): drawQuestion(in: rect, on: &canvas)
    case .line(let line): drawEntry(line, in: rect, on: &canvas)
    case .hint:
      guard let entry = review.entry else { return }
      let style: Style = entry.hasRefusedPaste ? .warning : entry.isOnTheWay ? .dim : .error
      let right = "\(context.options.isAccessible ? "" : "✓ ")correct; press Tab for the last line"
      let words = entry.isComplete ? right : entry.hint
      PageLine(text: words, style: entry.isComplete ? .ok : style).draw(
        in: rect, order: context.options.order, on: &canvas)
    case .refused:
      let isReasonMissing = review.verdict?.refusals.map(\.code) == [.lintErrors]
      let words =
        isReasonMissing
        ? "give a reason, or press Esc and fix the errors" : "you can't send now; see above"
      PageLine(text: words, style: .error).draw(in: rect, order: context.options.order, on: &canvas)
    }
  }

  private func drawEntry(
    _ line: Review.Focus, in rect: Rect, on canvas: inout Canvas
  ) {
    let isReason = line == .reason
    let text = isReason ? review.reason.text : review.entry?.text ?? ""
    let label = isReason ? "Reason" : "Confirm"
    let isFocused = review.focus == line
    if isFocused { context.drawBar(at: rect.origin, on: &canvas) }
    let placeholder = isReason ? "– why send despite lint errors?" : "–"
    let style: Style = text.isEmpty ? .placeholder : .field
    PageLine(label: label, text: text.isEmpty ? placeholder : text, style: style)
      .draw(in: rect, order: context.options.order, on: &canvas)
    // What was typed for an earlier review isn't taken for an answer to this one.
    let mark = isReason && review.isReasonFromBefore ? "typed before" : ""
    let end = rect.columns - 1 - (mark.isEmpty ? 0 : mark.count + 2)
    let column = rect.columnRange.upperBound - mark.count - 1
    if !mark.isEmpty {
      canvas.write("  \(mark)", at: Point(column: column - 2, row: rect.row), style: .warning)
    }
    guard isFocused else { return }
    let field = rect.columns(PageLine.textColumn..<end)
    context.drawEditor(isReason ? review.reason : LineEditor(text), in: field, on: &canvas)
  }

  private func drawQuestion(in rect: Rect, on canvas: inout Canvas) {
    guard review.lines.contains(.question), let target = review.verdict?.review?.target else {
      return
    }
    let isFocused = review.focus == .question
    if isFocused {
      context.drawBar(at: rect.origin, on: &canvas)
      canvas.cursor = rect.origin
    }
    let isArmed = review.remaining(at: context.now) == 0
    let answer = !isFocused ? "Tab goes there" : isArmed ? "y sends" : "wait…"
    let what = review.purpose == .send ? "Send" : "Send this TEST"
    let room = rect.columns - 6 - context.width(of: answer) - "\(what) to  now?".count
    let name = context.truncated(
      (target.name ?? target.description).displayable, toWidth: max(8, room))
    let question = "\(what) to \(name) now?"
    let width = canvas.write(
      question, at: rect.origin.moved(columns: 3),
      style: isFocused ? Style.text.bold : .dim)
    canvas.write(
      answer, at: rect.origin.moved(columns: width + 5), style: isFocused && isArmed ? .key : .dim)
  }
}

extension Review: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    keymap.reviewAction(for: key, in: self)
  }

  func hints(in scene: Scene) -> [Hint] {
    let leave = Hint("Esc", "back")
    guard situation != nil else { return [leave] }
    guard remaining(at: scene.context.now) == 0 else { return [Hint("wait…", ""), leave] }
    // Enter is not among them: it does nothing here.
    var hints = lines.count > 1 ? [Hint("Tab", "next line")] : []
    if focus == .question, lines.contains(.question) { hints.append(Hint("y", "sends")) }
    return hints + [leave, Hint("PgDn", "read on")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    ReviewView(self, in: scene).draw(on: &canvas)
  }
}
