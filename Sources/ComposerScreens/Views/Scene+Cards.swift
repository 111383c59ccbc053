internal import ComposerState
internal import DevicePreview
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension Scene {
  func drawVerdict(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let name = previewName(of: shown.device.platform)
    let width = canvas.write(name, at: rect.origin, style: .title, width: rect.columns)
    // A text may be as promised, and nobody knows whether it appears.
    let verdict = shown.unknownPart == nil ? shown.verdict : .unknown
    let isLeft = composer.deviceState == .foreground && verdict == .nothing
    let written = canvas.write(
      verdict.headline(
        width: rect.columns - width - 1,
        place: isLeft ? "by FCM" : ReleasedStrings.place(shown.releases)),
      at: rect.origin.moved(columns: width + 1), style: verdict.style.bold)
    drawFallback(shown, in: rect.columns(min(rect.columns, width + 1 + written)...), on: &canvas)
  }

  func previewName(of platform: Platform) -> String {
    switch platform {
    case .android: "Android"
    case .apple: "iPhone"
    case .web: composer.previewDevice == .browser ? "Chrome" : "Web"
    }
  }

  /// The device's own frame, and below it, where there is room, what was promised instead and why it is not so.
  ///
  /// Where nothing is shown the promise stands alone.
  func drawCards(
    _ shown: ShownNotification, withWords: Bool = true, in rect: Rect, on canvas: inout Canvas
  ) {
    var rest = rect
    if let card = shown.card {
      rest = drawCard(card, shown, in: rest, on: &canvas)
    } else if let part = shown.unknownPart {
      return drawLines(
        "Not known: \(part).", in: rest.inset(columns: 1), style: .unknown, on: &canvas)
    } else if shown.promise == nil {
      let reason = shown.absence ?? "the message asks for no text here"
      return drawLines(reason, in: rest.inset(columns: 1), style: .dim, on: &canvas)
    }
    if let promise = shown.promise, rest.rows > 3 {
      rest = drawPromise(promise, in: rest, on: &canvas)
    }
    guard withWords, rest.rows > 1, shown.verdict != .unknown else { return }
    let reasons = reasons(for: shown)
    drawLines(reasons.joined(separator: "\n"), in: rest, style: .text, on: &canvas)
    let used = reasons.reduce(0) { $0 + $1.wrapped(toWidth: rest.columns).lines.count }
    let details = shown.card?.details.joined(separator: " · ") ?? ""
    if rest.rows > used { drawLines(details, in: rest.rows(used...), style: .dim, on: &canvas) }
  }

  /// What is wrong with the texts, a sentence each.
  func reasons(for shown: ShownNotification) -> [String] {
    shown.texts.compactMap { name, resolution in
      guard resolution.releases.isEmpty else {
        return resolution.placedReason.map { "\(name) \($0)" }
      }
      // A line that is missing speaks for itself.
      return resolution.outcome == .omitted ? nil : resolution.reason.map { "\(name): \($0)" }
    }
  }

  private func drawPromise(
    _ card: NotificationCard, in rect: Rect, on canvas: inout Canvas
  ) -> Rect {
    let style = CardStyle(meta: .promise, title: .promise, body: .promise)
    let view = CardView(
      card, style: style, width: rect.columns - 4, rows: rect.rows - 2, order: options.order)
    let parts = rect.split(rows: view.height + 2)
    canvas.box(parts.top, border: .dashed, style: .promise, title: "what the FCM page promises")
    view.draw(on: &canvas, in: parts.top.inset(columns: 2, rows: 1))
    return parts.bottom
  }

  private func drawCard(
    _ card: NotificationCard, _ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas
  ) -> Rect {
    let isTrue = shown.verdict == .fine
    let style = CardStyle(meta: .cardMeta, title: .cardTitle, body: .card)
    let view = CardView(
      card, style: style, width: rect.columns - 4, rows: rect.rows - 2, order: options.order)
    let isUnknown = shown.verdict == .unknown
    let parts = rect.split(rows: isUnknown ? min(rect.rows, 5) : view.height + 2)
    canvas.box(
      parts.top, border: shown.device.platform == .android ? .single : .rounded,
      style: isTrue ? .card : shown.verdict.style, title: isTrue ? nil : "what the device shows")
    if !isUnknown { drawCuts(CardCut.all(in: card), in: parts.top, on: &canvas) }
    let inside = parts.top.inset(columns: 2, rows: 1)
    if isUnknown {
      drawLines(unknownReason(shown), in: inside, style: .unknown, on: &canvas)
    } else {
      view.draw(on: &canvas, in: inside)
    }
    return parts.bottom
  }

  /// In the lower line of a card's frame: which of its texts the device cuts off.
  private func drawCuts(_ cuts: [CardCut], in rect: Rect, on canvas: inout Canvas) {
    guard !cuts.isEmpty, rect.rows > 2 else { return }
    let marks = cuts.map(\.mark)
    let all = marks.joined(separator: " · ")
    let texts = ["seen: \(all)", all, marks[marks.count - 1]]
    guard let text = texts.first(where: { $0.terminalWidth + 6 <= rect.columns }) else { return }
    let place = Point(
      column: rect.columnRange.upperBound - text.terminalWidth - 4,
      row: rect.rowRange.upperBound - 1)
    canvas.write(" \(text) ", at: place, style: .warning)
  }

  private func unknownReason(_ shown: ShownNotification) -> String {
    guard composer.strings != nil else { return "Not known yet: reading the app's strings." }
    let reasons = shown.texts.compactMap {
      $0.resolution.outcome == .unknown ? $0.resolution.placedReason : nil
    }
    return reasons.first.map { "Not known: \($0)." } ?? "Not known."
  }
}
