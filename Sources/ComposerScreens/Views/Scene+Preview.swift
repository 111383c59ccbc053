internal import ComposerState
internal import DevicePreview
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// Both phones side by side with what they really show, and the web in a line.
  func drawPreview(in rect: Rect, on canvas: inout Canvas) {
    let area = drawRule(.preview, previewDetails, in: rect, on: &canvas)
    guard derived.rows.indices.contains(composer.localeIndex) else { return }
    let row = derived.rows[composer.localeIndex]
    if isFocused(.preview) { canvas.cursor = area.origin }
    if let unreadable = composer.unreadable {
      let words = UnreadableWords.preview(
        unreadable, editorKey: keymap.label(for: .editDocument))
      return drawLines(words, in: area.inset(columns: 1), style: .error, on: &canvas)
    }
    if options.isAccessible { return drawPreviewInWords(of: row, in: area, on: &canvas) }
    let halves = area.columns(1...).split(columns: (area.columns - 2) / 2, gap: 1)
    let hasFootLines = area.rows > 6
    let cards = area.rows(1..<max(2, area.rows - (hasFootLines ? 2 : 0)))
    for (shown, half) in [(row.android, halves.left), (row.apple, halves.right)] {
      drawVerdict(shown, in: half.row(0), on: &canvas)
      let place = Rect(
        column: half.column, row: cards.row, columns: half.columns, rows: cards.rows)
      drawCards(shown, in: place, on: &canvas)
      if hasFootLines { drawSource(shown, in: half.row(area.rows - 2), on: &canvas) }
    }
    if hasFootLines { drawWeb(row.web, in: area.row(area.rows - 1), on: &canvas) }
  }

  private var previewDetails: [RuleDetail] {
    let number = "\(composer.localeIndex + 1)/\(composer.settings.locales.count)"
    let languages = composer.locale.languages
    let list = languages.count > 1 ? " (\(languages.joined(separator: ", ")))" : ""
    return [
      RuleDetail(text: "\(composer.locale.name)\(list) \(number)", style: .title),
      RuleDetail(text: "app in background", style: .dim),
    ] + [states.map { RuleDetail(text: "app \($0)", style: .dim) }].compactMap(\.self)
  }

  /// The states of the app that are asked: `5.1, 5.0 and main@4f2c1e0`.
  ///
  /// The releases come first, because the header has the rest too where it is wide.
  private var states: String? {
    let releases = composer.strings?.releases ?? []
    guard !releases.isEmpty else { return composer.strings?.origin }
    return "\(releases.joined(separator: ", ")) and \(composer.strings?.origin ?? "disk")"
  }

  private func drawVerdict(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let name = shown.device.platform == .android ? "Android" : "iPhone"
    let width = canvas.write(name, at: rect.origin, style: .title, width: rect.columns)
    canvas.write(
      shown.verdict.headline(
        width: rect.columns - width - 1, place: ReleasedStrings.place(shown.releases)),
      at: rect.origin.moved(columns: width + 1), style: shown.verdict.style.bold)
  }

  /// The device's own frame, and below it, where there is room, what was promised instead and why it is not so.
  ///
  /// Where nothing is shown the promise stands alone.
  private func drawCards(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    var rest = rect
    if let card = shown.card {
      rest = drawCard(card, shown, in: rest, on: &canvas)
    } else if shown.promise == nil {
      let reason = shown.absence ?? "the message asks for no text here"
      return drawLines(reason, in: rest.inset(columns: 1), style: .dim, on: &canvas)
    }
    if let promise = shown.promise, rest.rows > 3 {
      rest = drawPromise(promise, in: rest, on: &canvas)
    }
    let reasons = shown.texts.compactMap { name, resolution -> String? in
      guard resolution.releases.isEmpty else {
        return resolution.placedReason.map { "\(name) \($0)" }
      }
      // A line that is missing speaks for itself.
      return resolution.outcome == .omitted ? nil : resolution.reason.map { "\(name): \($0)" }
    }
    guard rest.rows > 1, shown.verdict != .unknown else { return }
    drawLines(reasons.joined(separator: "\n"), in: rest, style: .text, on: &canvas)
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
    let inside = parts.top.inset(columns: 2, rows: 1)
    if isUnknown {
      drawLines(unknownReason(card), in: inside, style: .unknown, on: &canvas)
    } else {
      view.draw(on: &canvas, in: inside)
    }
    return parts.bottom
  }

  private func unknownReason(_ card: NotificationCard) -> String {
    guard composer.strings != nil else { return "Not known yet: reading the app's strings." }
    guard derived.rows.indices.contains(composer.localeIndex) else { return "" }
    let row = derived.rows[composer.localeIndex]
    let shown = card.surface == .androidCollapsed ? row.android : row.apple
    let reasons = shown.texts.compactMap {
      $0.resolution.outcome == .unknown ? $0.resolution.placedReason : nil
    }
    return reasons.first.map { "Not known: \($0)." } ?? "Not known."
  }

  /// The place of the text in trouble, or of the title, and how the device came to it; before it the
  /// releases that have the trouble.
  private func drawSource(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let troubled = shown.texts.map(\.resolution).filter { $0.reason != nil }
    let worst =
      troubled.first { !$0.releases.isEmpty } ?? troubled.first { $0.source != nil }
    guard let found = worst ?? shown.texts.map(\.resolution).first(where: { $0.source != nil })
    else { return }
    let release = ReleasedStrings.place(found.releases).map { "\($0): " } ?? ""
    guard let source = found.source else {
      let text = (release + (found.reason ?? "")).truncated(toWidth: rect.columns)
      canvas.write(text, at: rect.origin, style: .dim)
      return
    }
    let place = release + source.shortPlace
    let steps = "  \(composer.locale.name) → \(source.localization)"
    let text = (place + steps).terminalWidth <= rect.columns ? place + steps : place
    canvas.write(text.truncated(toWidth: rect.columns), at: rect.origin, style: .dim)
  }

  private func drawWeb(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let origin = rect.origin.moved(columns: 1)
    let width = canvas.write("Web ", at: origin, style: .title)
    let texts = [shown.card?.title, shown.card?.body].compactMap(\.self)
    let room = rect.columns - width - 2
    let (text, style): (String, Style) =
      if let absence = shown.absence {
        (self.shown("⚠ nothing is shown: \(absence)", toWidth: room, base: .leftToRight), .warning)
      } else {
        ("✓ " + self.shown(texts, toWidth: room - 2), .text)
      }
    canvas.write(text, at: origin.moved(columns: width), style: style)
  }

  func drawLines(_ text: String, in rect: Rect, style: Style, on canvas: inout Canvas) {
    let lines = text.wrapped(toWidth: rect.columns, maximumLines: rect.rows).lines
    for (row, line) in lines.enumerated() {
      canvas.write(
        shown(line, toWidth: rect.columns, base: .leftToRight), at: rect.origin.moved(rows: row),
        style: style)
    }
  }
}
