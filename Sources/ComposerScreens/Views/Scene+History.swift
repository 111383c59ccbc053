internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  /// What was sent, the newest first, and what became of it.
  func drawHistory(in rect: Rect, on canvas: inout Canvas) {
    let area =
      layout.hasRules ? drawRule(.history, neighbours(of: .history), in: rect, on: &canvas) : rect
    guard let history = composer.listedSends, !history.isEmpty else {
      return drawNoHistory(in: area, on: &canvas)
    }
    let chosen = min(composer.historyIndex, history.count - 1)
    let first = max(0, min(chosen - area.rows / 2, history.count - area.rows))
    let visible = history[first...].prefix(area.rows).map { HistoryCells($0, self) }
    let widths = HistoryCells.widths(visible, in: area.columns - 4)
    for (offset, cells) in visible.enumerated() {
      let line = area.row(offset)
      map?.note(.send(first + offset), in: line)
      draw(cells, widths, in: line, on: &canvas)
      guard first + offset == chosen else { continue }
      drawBar(at: line.origin, on: &canvas)
      guard isFocused(.history) else { continue }
      canvas.restyle(line) { $0 = $0.selected }
      canvas.cursor = line.origin
    }
    drawScrollMarks(first: first, count: history.count, in: area, on: &canvas)
  }

  private func drawNoHistory(in area: Rect, on canvas: inout Canvas) {
    let (text, style): (String, Style) =
      if let obstacle = composer.historyObstacle {
        ("✗ \(obstacle)", .error)
      } else if composer.history == nil {
        ("Reading the history…", .info)
      } else if !composer.historyFilter.text.isEmpty {
        ("No send has ‘\(composer.historyFilter.text)’; Esc lists all.", .dim)
      } else {
        ("Nothing was sent yet.", .dim)
      }
    canvas.write(
      shown(text, toWidth: area.columns - 2, base: .leftToRight),
      at: area.origin.moved(columns: 1), style: style)
  }

  private func draw(
    _ cells: HistoryCells, _ widths: [Int], in rect: Rect, on canvas: inout Canvas
  ) {
    canvas.write(cells.mark, at: rect.origin.moved(columns: 1), style: cells.style)
    var column = 3
    for (index, text) in cells.texts.enumerated() where widths[index] > 0 {
      canvas.write(
        shown(text, toWidth: widths[index]), at: rect.origin.moved(columns: column),
        style: index == HistoryCells.state ? cells.style : .text)
      column += widths[index] + 2
    }
  }

  /// One send with all that is known of it, what the draft changes, and its message.
  func drawPastSend(_ view: PastSendView, on canvas: inout Canvas) {
    let past = view.past
    let area = drawPage("\(past.kindWord) \(past.id) · \(past.state.words)", on: &canvas)
    let lines = factLines(past) + shownLines(view) + differenceLines(past) + messageLines(past)
    drawScrolling(
      lines.map { $0.wrapped(toWidth: area.columns, options) }, from: view.scroll, in: area,
      on: &canvas)
    canvas.cursor = area.origin
  }

  private func factLines(_ past: PastSend) -> [PageLine] {
    let intent = past.intent
    let (clock, now) = (composer.clock, composer.now.seconds)
    let text = { (seconds: Int) in clock.text(seconds, now: now) }
    var lines = [
      PageLine(label: "Time", text: text(past.at)),
      PageLine(label: "By", text: past.author.isEmpty ? "not known" : past.author),
      PageLine(
        label: "Profile",
        text: "\(intent.profile.isEmpty ? "none" : intent.profile) · "
          + "project \(intent.project)"),
      PageLine(label: "Draft", text: intent.draft ?? "not recorded"),
      PageLine(label: "Account", text: intent.account ?? "not known"),
      PageLine(label: "Target", text: intent.target),
    ]
    if !past.isUnknown {
      lines.append(
        PageLine(
          mark: past.state.mark, label: "Outcome", text: past.outcomeSentence,
          style: past.state.style))
    }
    if let reason = intent.reason { lines.append(PageLine(label: "Reason", text: reason)) }
    if let length = past.expiryWords {
      lines.append(
        PageLine(label: "Expires in", text: "\(length), Apple's time is computed from it"))
    }
    if let settlement = past.settlement {
      lines.append(
        PageLine(
          label: "Settled",
          text: "\(settlement.isDelivered ? "delivered" : "not delivered"), by "
            + "\(settlement.author), \(text(settlement.at)): \(settlement.note)"))
    }
    if past.isUnknown {
      lines +=
        [.blank] + unknownLines(past.outcomeSentence, id: past.id, key: keymap.label(for: .fix))
    }
    return lines
  }

  /// The message as phones show it.
  private func shownLines(_ view: PastSendView) -> [PageLine] {
    guard let shown = view.shown else { return [] }
    let heading = "Shown with the app's strings of today:"
    return [.blank, PageLine(text: heading, style: .title, isWide: true)]
      + shown.rows.map { PageLine($0) }
  }

  private func differenceLines(_ past: PastSend) -> [PageLine] {
    let difference = composer.difference(to: past)
    guard !difference.isEmpty else {
      return [.blank, PageLine(text: "It is the message of the draft.", style: .dim, isWide: true)]
    }
    return [.blank, PageLine(text: "Draft (-) and this send (+):", style: .title, isWide: true)]
      + difference.map {
        PageLine(text: $0, style: $0.hasPrefix("-") ? .error : .ok, isWide: true)
      }
  }

  private func messageLines(_ past: PastSend) -> [PageLine] {
    [.blank, PageLine(text: "Message, o takes it as the draft:", style: .title, isWide: true)]
      + composer.pastLines(past).map { PageLine(text: $0, isWide: true) }
  }
}
