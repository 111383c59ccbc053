internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// Which of the profile's devices a test goes to.
  func drawTestMenu(_ menu: TestMenu, on canvas: inout Canvas) {
    let titles = menu.targets.map { SendTarget($0).description }
    let inside = context.drawDialog("Test on", titles.map { "  \($0)" }, on: &canvas)
    let chosen = inside.row(menu.index)
    for index in menu.targets.indices { context.map?.note(.entry(index), in: inside.row(index)) }
    context.drawBar(at: chosen.origin, on: &canvas)
    canvas.restyle(chosen) { $0 = $0.selected }
    canvas.cursor = chosen.origin
  }

  func drawSending(on canvas: inout Canvas) {
    guard let running = composer.running else { return }
    let intent = running.intent
    let area = context.drawPage(intent.kind == .test ? "SENDING A TEST…" : "SENDING…", on: &canvas)
    let lines: [PageLine] = [
      .blank, PageLine(label: "Target", text: intent.target),
      PageLine(label: "Project", text: "\(intent.project)"),
      PageLine(label: "Waiting", text: "\(running.seconds(at: composer.now)) s"), .blank,
      PageLine(
        text: "FCM has up to 30 s to answer; leaving now would record the outcome as unknown",
        isWide: true),
    ]
    context.draw(
      lines.flatMap { $0.wrapped(toWidth: area.columns, context.options) }, in: area, on: &canvas)
    canvas.cursor = area.row(1).origin
  }

  /// What became of a send, and what to do now.
  func drawSent(_ sent: SentMessage, on canvas: inout Canvas) {
    let area = context.drawPage(sent.title, on: &canvas)
    let time = composer.clock.text(sent.end.seconds, now: composer.now.seconds)
    var lines = outcomeLines(sent)
    if let remark = sent.result.record.remark {
      lines.append(PageLine(mark: "⚠", text: remark, style: .warning, isWide: true))
    }
    lines += [
      .blank, PageLine(label: "Target", text: sent.intent.target),
      PageLine(label: "Project", text: "\(sent.intent.project)"),
      PageLine(label: "Time", text: time),
    ]
    if let id = sent.result.id {
      let key = context.keymap.label(for: .showHistory)
      let history = key.isEmpty ? "see History" : "\(key) shows the history"
      lines.append(PageLine(label: "History", text: "send \(id); \(history)"))
    }
    context.draw(
      lines.flatMap { $0.wrapped(toWidth: area.columns, context.options) }, in: area, on: &canvas)
    canvas.cursor = area.origin
  }

  private func outcomeLines(_ sent: SentMessage) -> [PageLine] {
    switch sent.result.outcome {
    case .accepted(let name):
      return [
        PageLine(mark: "✓", text: "SENT \(name)", style: .ok, isWide: true),
        PageLine(
          text: "  FCM has taken it; it does not say which devices get it.", isWide: true),
      ]
    case .refused(_, let sentence):
      return refusalLines(sent, "FCM did not take it: \(sentence)")
    case .notSent(let sentence):
      return refusalLines(sent, "Nothing left this machine: \(sentence)")
    case .unknown(let sentence):
      return unknownLines(sentence, of: sent.intent, id: sent.result.id)
    }
  }

  private func refusalLines(_ sent: SentMessage, _ sentence: String) -> [PageLine] {
    let failure = sent.result.failure
    var lines = [PageLine(mark: "✗", text: sentence, style: .error, isWide: true)]
    if let failure { lines.append(PageLine(mark: "→", text: failure.remedy, isWide: true)) }
    // The first is in the sentence.
    for violation in failure?.violations.dropFirst() ?? [] {
      let text = "  \(violation.field): \(violation.description)"
      lines.append(PageLine(text: text, style: .dim, isWide: true))
    }
    if composer.canGoToRefusedField {
      lines.append(PageLine(mark: "→", text: "Enter goes to the field", isWide: true))
    }
    return lines
  }

  /// What to do where somebody may have got a message that nobody knows of.
  func unknownLines(
    _ sentence: String, of intent: SendIntent, id: Int64?, key: String = ""
  ) -> [PageLine] {
    let number = id.map(String.init) ?? "ID"
    let settling = [
      PageLine(
        mark: "→", text: "when you know: pushwright history settle \(number) --delivered",
        isWide: true),
      PageLine(text: "  (or --not-delivered) --note \"how you know\"", isWide: true),
    ]
    return [
      PageLine(
        mark: "✗", text: "It isn't known whether FCM took it: \(sentence)", style: .error,
        isWide: true),
      PageLine(mark: "→", text: intent.resendAdvice, style: .warning, isWide: true),
    ]
      + (key.isEmpty
        ? settling : [PageLine(mark: "→", text: "when you know: \(key) records it", isWide: true)])
  }
}
