internal import ComposerState
internal import DevicePreview
internal import MessageLint
internal import PushMessages
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension PreviewPane {
  func drawVerdict(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let name = previewName(of: shown.device.platform)
    let width = canvas.write(name, at: rect.origin, style: .title, width: rect.columns)
    let verdict = shown.verdict
    // What is known of older apps alone is no promise for all.
    let isOlderOnly = verdict == .fine && shown.caveat != nil
    let isDoubted = !isOlderOnly && derived.isDoubted(shown)
    let outcome = Outcome(shown, isDoubted: isDoubted)
    let isLeft = preview.state == .foreground && verdict == .nothing
    let written = canvas.write(
      verdict.headline(
        width: rect.columns - width - 1,
        place: isLeft ? "by FCM" : ReleasedStrings.place(shown.releases),
        remarks: isOlderOnly ? [] : isDoubted ? Outcome.doubtedRemarks : shown.remarks,
        mark: outcome.mark, isForOlderApps: isOlderOnly,
        ambiguous: context.options.ambiguousWidth),
      at: rect.origin.moved(columns: width + 1),
      style: (isOlderOnly ? Style.unknown : isDoubted ? outcome.style : verdict.style).bold)
    drawFallback(shown, in: rect.columns(min(rect.columns, width + 1 + written)...), on: &canvas)
  }

  func previewName(of platform: Platform) -> String {
    switch platform {
    case .android: "Android"
    case .apple: "iPhone"
    case .web: preview.device == .browser ? "Chrome" : "Web"
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
      return context.drawLines(
        "Unknown: \(part).", in: rest.inset(columns: 1), style: .unknown, on: &canvas)
    } else if shown.promise == nil {
      let reason = shown.absence ?? "the message asks for no text here"
      let all =
        [reason] + [shown.caveat].compactMap(\.self)
        + (shown.verdict == .blank ? reasons(for: shown) : [])
      let style: Style = shown.verdict == .blank ? .text : .dim
      return context.drawLines(
        all.joined(separator: "\n"), in: rest.inset(columns: 1), style: style, on: &canvas)
    }
    if let promise = shown.promise, rest.rows > 3 {
      rest = drawPromise(promise, in: rest, on: &canvas)
    }
    guard withWords, rest.rows > 1, !shown.isWhollyUnknown else { return }
    let reasons = reasons(for: shown)
    context.drawLines(reasons.joined(separator: "\n"), in: rest, style: .text, on: &canvas)
    let used = reasons.reduce(0) { $0 + context.wrapped($1, toWidth: rest.columns).lines.count }
    let details =
      ([shown.unknownPart, shown.handling].compactMap(\.self)
      + details(of: shown) + [shown.caveat].compactMap(\.self))
      .joined(separator: " · ")
    if rest.rows > used {
      context.drawLines(details, in: rest.rows(used...), style: .dim, on: &canvas)
    }
  }

  /// What is wrong with the texts, a sentence each.
  func reasons(for shown: ShownNotification) -> [String] {
    shown.texts.compactMap { name, resolution in
      guard resolution.releases.isEmpty else {
        return resolution.placedReason.map { "\(name) \($0)" }
      }
      // A line that is missing beside others speaks for itself.
      let isPlain = resolution.outcome == .omitted && shown.verdict != .blank
      return isPlain ? nil : resolution.reason.map { "\(name): \($0)" }
    } + derived.doubts(about: shown)
  }

  /// What belongs to the notification beside its texts.
  func details(of shown: ShownNotification) -> [String] {
    guard let card = shown.card else { return [] }
    let fields = derived.findings.filter { $0.platform == shown.device.platform }
      .compactMap { $0.path?.lastKey }
    return card.details(doubting: Set(fields), mark: context.sign("⚠"))
  }

  private func drawPromise(
    _ card: NotificationCard, in rect: Rect, on canvas: inout Canvas
  ) -> Rect {
    let style = CardView.Styles(meta: .promise, title: .promise, body: .promise)
    let view = CardView(
      card, style: style, width: rect.columns - 4, rows: rect.rows - 2, options: context.options)
    let parts = rect.split(rows: view.height + 2)
    let frame = parts.top.columns(..<min(rect.columns, Self.deviceColumns))
    canvas.box(frame, border: .dashed, style: .promise, title: "what the FCM page promises")
    drawFoot(of: view, cuts: [], in: frame, on: &canvas)
    view.draw(on: &canvas, in: frame.inset(columns: 2, rows: 1))
    return parts.bottom
  }

  private func drawCard(
    _ card: NotificationCard, _ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas
  ) -> Rect {
    let isUnknown = shown.isWhollyUnknown
    // A text may be as promised although it is unknown whether it appears.
    let isTrue = shown.verdict <= .unknown && !isUnknown
    let style = CardView.Styles(meta: .cardMeta, title: .cardTitle, body: .card)
    let view = CardView(
      card, style: style, width: rect.columns - 4, rows: rect.rows - 2, options: context.options)
    let parts = rect.split(rows: isUnknown ? min(rect.rows, 5) : view.height + 2)
    let frame = parts.top.columns(..<min(rect.columns, Self.deviceColumns))
    canvas.box(
      frame, border: shown.device.platform == .android ? .single : .rounded,
      style: isTrue ? .card : shown.verdict.style, title: isTrue ? nil : "what the device shows")
    if !isUnknown {
      drawFoot(of: view, cuts: view.cuts, in: frame, on: &canvas)
      if !view.lacksRoom { context.map?.note(whole: card.texts(except: view.cuts)) }
    }
    let inside = frame.inset(columns: 2, rows: 1)
    if isUnknown {
      context.drawLines(unknownReason(shown), in: inside, style: .unknown, on: &canvas)
    } else {
      view.draw(on: &canvas, in: inside)
    }
    return parts.bottom
  }

  /// In the lower line of a card's frame: at its left that the terminal has no room for all of the card, at its right which
  /// of its texts the device cuts off.
  private func drawFoot(
    of view: CardView, cuts: [TextCut], in rect: Rect, on canvas: inout Canvas
  ) {
    guard rect.rows > 2 else { return }
    let foot = rect.row(rect.rows - 1).inset(columns: 2)
    var room = foot.columns
    if view.lacksRoom {
      room -= canvas.write(" ▾ more\(moreKeys) ", at: foot.origin, style: .dim, width: foot.columns)
    }
    guard !cuts.isEmpty else { return }
    let marks = cuts.map(\.mark)
    let all = marks.joined(separator: " · ")
    let texts = ["seen: \(all)", all, marks[marks.count - 1]]
    guard let text = texts.first(where: { context.width(of: $0) + 2 <= room }) else { return }
    let place = foot.origin.moved(columns: foot.columns - context.width(of: text) - 2)
    canvas.write(" \(text) ", at: place, style: .warning)
  }

  /// What gives the preview more room; empty where it has all.
  private var moreKeys: String {
    guard !isAlone else { return "" }
    let commands: [Command] = context.isFocused(.preview) ? [.zoom] : [.showPreview, .zoom]
    return ": " + commands.map { context.keymap.label(for: $0) }.joined(separator: " ")
  }

  private func unknownReason(_ shown: ShownNotification) -> String {
    guard preview.strings != nil else { return "Pushwright is still reading the app's strings." }
    let reasons = shown.texts.compactMap {
      $0.resolution.outcome == .unknown ? $0.resolution.placedReason : nil
    }
    return reasons.first.map { "Unknown: \($0)." } ?? "Unknown."
  }
}
