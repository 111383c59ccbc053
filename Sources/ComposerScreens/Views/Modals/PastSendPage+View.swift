internal import ComposerState
internal import FCMClient
internal import PushMessages
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension PastSendPage: ModalView {
  var wheelRows: Int { 3 }

  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    key == "o" ? .dialog(.take) : keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    [Hint("↑↓", "scroll")]
      + (past.intent.kind.isOfMessage ? [Hint("o", "use as draft")] : [])
      + (past.isUnknown ? [Hint(scene.context.keymap.label(for: .fix), "settle…")] : [])
      // A narrow footer leaves out what comes last.
      + [Hint("Esc", "back")]
      + (past.canBeCounted
        ? [Hint(scene.context.keymap.label(for: .duplicate), "deliveries")] : [])
  }

  /// All that is known of the send, what the draft changes, and its message.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let area = scene.context.drawPage(
      "\(past.kindWord) \(past.id) · \(past.state.words)", on: &canvas)
    let facts = factLines(in: scene.context)
    let lines =
      past.intent.kind.isOfMessage
      ? facts + shownLines + differenceLines(from: scene.composer.document) + messageLines
      : facts + registrationLines
    scene.context.drawScrolling(
      lines.map { $0.wrapped(toWidth: area.columns, scene.context.options) }, from: scroll,
      in: area,
      on: &canvas)
    canvas.cursor = area.origin
  }

  private func factLines(in context: DrawingContext) -> [PageLine] {
    let intent = past.intent
    var lines = [
      PageLine(label: "Time", text: context.time(past.at)),
      PageLine(label: "By", text: past.author.isEmpty ? "unknown" : past.author),
      PageLine(
        label: "Profile",
        text: "\(intent.profile.isEmpty ? "none" : intent.profile) · "
          + "project \(intent.project)"),
      PageLine(label: "Draft", text: intent.draft ?? "not recorded"),
      PageLine(label: "Account", text: intent.account ?? "unknown"),
      PageLine(label: "Target", text: intent.target),
    ]
    if past.canBeCounted {
      lines.append(PageLine(label: "Label", text: past.label ?? "none"))
    }
    if !past.isUnknown {
      lines.append(
        PageLine(
          mark: past.state.mark, label: "Outcome", text: past.outcomeSentence,
          style: past.state.style))
    }
    if let reason = intent.reason { lines.append(PageLine(label: "Reason", text: reason)) }
    if let length = past.expiryWords {
      lines.append(
        PageLine(label: "Expires in", text: "\(length); Pushwright computes Apple's time from it"))
    }
    if let settlement = past.settlement {
      lines.append(
        PageLine(
          label: "Settled",
          text: "\(settlement.isDelivered ? "delivered" : "not delivered"), by "
            + "\(settlement.author), \(context.time(settlement.at)): \(settlement.note)"))
    }
    if past.isUnknown {
      lines +=
        [.blank]
        + past.intent.unknownLines(
          past.outcomeSentence, id: past.id, key: context.keymap.label(for: .fix))
    }
    return lines
  }

  /// The message as phones show it.
  private var shownLines: [PageLine] {
    guard let shown else { return [] }
    let heading = "Shown with the app's current strings:"
    return [.blank, PageLine(text: heading, style: .title, isWide: true)]
      + shown.rows.map { PageLine($0) }
  }

  private func differenceLines(from draft: MessageDocument) -> [PageLine] {
    let difference = past.difference(to: draft)
    guard !difference.isEmpty else {
      return [
        .blank,
        PageLine(text: "It is the same message as in the draft.", style: .dim, isWide: true),
      ]
    }
    return [.blank, PageLine(text: "Draft (-) and this send (+):", style: .title, isWide: true)]
      + difference.map {
        PageLine(text: $0, style: $0.hasPrefix("-") ? .error : .ok, isWide: true)
      }
  }

  /// Of a change of a topic whose registrations it was about; never the whole of one.
  private var registrationLines: [PageLine] {
    let contents = TopicChangeRecord.contents(ofPayload: past.intent.payload)
    let names = (contents?.registrations ?? []).map { (try? Registration($0))?.short ?? "…" }
    return names.isEmpty
      ? []
      : [.blank, PageLine(label: "Devices", text: names.joined(separator: ", "))]
  }

  private var messageLines: [PageLine] {
    [.blank, PageLine(text: "Message (o uses it as the draft):", style: .title, isWide: true)]
      + past.messageLines.map { PageLine(text: $0, isWide: true) }
  }
}
