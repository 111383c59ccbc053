internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// What became of a send, and what to do now.
struct SentMessageView {
  let sent: SentMessage
  /// Whether Enter goes to the field that FCM refuses.
  let canGoToField: Bool
  let context: DrawingContext

  init(_ sent: SentMessage, in scene: Scene) {
    self.sent = sent
    canGoToField = scene.composer.canGoToRefusedField
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let area = context.drawPage(sent.title, on: &canvas)
    var lines = outcomeLines
    if let remark = sent.result.record.remark {
      lines.append(PageLine(mark: "⚠", text: remark, style: .warning, isWide: true))
    }
    lines += [
      .blank, PageLine(label: "Target", text: sent.intent.target),
      PageLine(label: "Project", text: "\(sent.intent.project)"),
    ]
    if !endpoint.isFCM { lines.append(PageLine(label: "Server", text: "\(endpoint)")) }
    lines += [
      PageLine(label: "Time", text: context.time(sent.end.seconds))
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

  private var endpoint: FCMEndpoint { sent.intent.endpoint }

  /// A server of this machine has no phones.
  private var acceptance: String {
    endpoint.isLoopback
      ? "The local FCM accepted it; no phone gets it."
      : "\(answerer) accepted it; it doesn't report which devices get it."
  }

  /// Who answered, at the beginning of a sentence; a host stays as it is written.
  private var answerer: String { endpoint.isLoopback ? "The local FCM" : endpoint.answerer }

  private var outcomeLines: [PageLine] {
    switch sent.result.outcome {
    case .accepted(let name):
      return [
        PageLine(mark: "✓", text: "SENT \(name)", style: .ok, isWide: true),
        PageLine(text: "  \(acceptance)", isWide: true),
      ]
    case .refused(_, let sentence):
      return refusalLines("\(answerer) didn't accept it: \(sentence)")
    case .notSent(let sentence):
      return refusalLines("Nothing left this machine: \(sentence)")
    case .unknown(let sentence), .sentDespiteDryRun(let sentence):
      return sent.intent.unknownLines(sentence, id: sent.result.id)
    }
  }

  private func refusalLines(_ sentence: String) -> [PageLine] {
    let failure = sent.result.failure
    var lines = [PageLine(mark: "✗", text: sentence, style: .error, isWide: true)]
    if let failure { lines.append(PageLine(mark: "→", text: failure.remedy, isWide: true)) }
    // The first is in the sentence.
    for violation in failure?.violations.dropFirst() ?? [] {
      let text = "  \(violation.field): \(violation.description)"
      lines.append(PageLine(text: text, style: .dim, isWide: true))
    }
    if canGoToField {
      lines.append(PageLine(mark: "→", text: "Enter goes to the field", isWide: true))
    }
    return lines
  }
}

extension SentMessage: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    (scene.composer.canGoToRefusedField ? [Hint("Enter", "the field")] : [])
      + [Hint(scene.context.keymap.label(for: .showHistory), "History"), Hint("Esc", "back")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    SentMessageView(self, in: scene).draw(on: &canvas)
  }
}
