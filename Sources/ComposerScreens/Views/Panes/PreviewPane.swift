internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextLayout

/// What really appears: on both phones side by side and in a line for the web, or on one device.
struct PreviewPane {
  let locales: LocaleChoice
  let preview: PreviewChoice
  let sample: ArgumentSample?
  let unreadable: UnreadableDraft?
  let reviews: LocaleReviews
  /// Whether nothing else is on the screen.
  let isAlone: Bool
  let derived: Derived
  let context: DrawingContext

  init(
    _ composer: borrowing Composer, _ derived: borrowing Derived, reviews: LocaleReviews,
    in context: DrawingContext
  ) {
    (locales, preview, sample) = (composer.locales, composer.preview, composer.sample)
    unreadable = composer.unreadable
    self.reviews = reviews
    isAlone = composer.arrangement.isZoomed
    self.derived = copy derived
    self.context = context
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let area = context.drawRule(.preview, details, in: rect, on: &canvas)
    guard derived.rows.indices.contains(locales.index) else { return }
    let row = derived.rows[locales.index]
    if context.isFocused(.preview) { canvas.cursor = area.origin }
    if let unreadable {
      let words = UnreadableWords.preview(
        unreadable, editorKey: context.keymap.label(for: .editDocument))
      return context.drawLines(words, in: area.inset(columns: 1), style: .error, on: &canvas)
    }
    if context.options.isAccessible { return drawPreviewInWords(of: row, in: area, on: &canvas) }
    if drawComparison(with: row, in: area, on: &canvas) { return }
    switch preview.device {
    case .phones: drawPhones(row, in: area, on: &canvas)
    case .android: drawDevice(row.android, in: area, on: &canvas)
    case .iPhone: drawDevice(row.apple, in: area, on: &canvas)
    case .browser: drawDevice(row.web, in: area, on: &canvas)
    }
  }

  private func drawPhones(_ row: LocaleRow, in area: Rect, on canvas: inout Canvas) {
    let halves = area.columns(1...).split(columns: (area.columns - 2) / 2, gap: 1)
    let hasFootLines = area.rows > 6
    let hasSource = area.rows > 9 && drawSourceLine(row, in: area.row(area.rows - 2), on: &canvas)
    let feet = hasFootLines ? hasSource ? 3 : 2 : 0
    let cards = area.rows(1..<max(2, area.rows - feet))
    for (shown, half) in [(row.android, halves.left), (row.apple, halves.right)] {
      drawVerdict(shown, in: half.row(0), on: &canvas)
      let place = Rect(
        column: half.column, row: cards.row, columns: half.columns, rows: cards.rows)
      drawCards(shown, in: place, on: &canvas)
      if hasFootLines { drawSource(shown, in: half.row(area.rows - feet), on: &canvas) }
    }
    if hasFootLines, locales.settings.platforms.contains(.web) {
      drawWeb(row.web, in: area.row(area.rows - 1), on: &canvas)
    }
  }

  /// One device by itself: its card as wide as it is there, and beside it all that is known about it.
  private func drawDevice(_ shown: ShownNotification, in area: Rect, on canvas: inout Canvas) {
    let row = derived.rows[locales.index]
    let place = area.columns(1...)
    drawVerdict(shown, in: place.row(0), on: &canvas)
    let hasSource = area.rows > 6 && drawSourceLine(row, in: area.row(area.rows - 1), on: &canvas)
    let rest = place.rows(1..<max(2, area.rows - (hasSource ? 1 : 0)))
    let halves = rest.split(columns: min(Self.deviceColumns, rest.columns * 3 / 5), gap: 2)
    drawCards(shown, withWords: false, in: halves.left, on: &canvas)
    context.drawLines(
      facts(about: shown).joined(separator: "\n"), in: halves.right, style: .text, on: &canvas)
  }

  /// What phones have room for in a line, about, and the frame.
  static let deviceColumns = TextCut.columns + 4

  /// What is wrong, what belongs to the notification, what is not known, and how the texts were found.
  private func facts(about shown: ShownNotification) -> [String] {
    let card = shown.card
    let cuts = card.map { TextCut.all(in: $0).map(\.words) } ?? []
    let cut = cuts.isEmpty ? [] : ["cut: \(cuts.joined(separator: ", "))"]
    let remarks = [
      derived.sourceLikeness(of: shown), shown.handling, shown.caveat, card?.imageCondition,
      card?.surface.remark,
    ].compactMap(\.self)
    let trails = shown.askedTexts.flatMap { name, resolution in
      let place = context.placeWords(resolution).map { "\(name): \($0)" }
      return [place].compactMap(\.self) + resolution.trail.map { "  \($0)" }
    }
    return reasons(for: shown) + cut + details(of: shown) + remarks + trails
  }

  /// The text that is translated, in its own language; returns whether there is any to compare with.
  func drawSourceLine(_ row: LocaleRow, in rect: Rect, on canvas: inout Canvas) -> Bool {
    let language = derived.source.locale.name
    guard row.locale.languages.first?.split(separator: "-").first.map(String.init) != language,
      let text = derived.source.promisedText
    else { return false }
    let label = "\(language)  "
    let width = canvas.write(label, at: rect.origin.moved(columns: 1), style: .title)
    let end = "  (source text)"
    let room = rect.columns - width - context.width(of: end) - 2
    let written = canvas.write(
      context.shown(text, toWidth: room), at: rect.origin.moved(columns: 1 + width), style: .info)
    canvas.write(end, at: rect.origin.moved(columns: 1 + width + written), style: .dim)
    return true
  }

  private func drawWeb(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let origin = rect.origin.moved(columns: 1)
    let width = canvas.write("Web ", at: origin, style: .title)
    let buttons = shown.card?.actions.map { "[\($0)]" } ?? []
    let texts = [shown.card?.title, shown.card?.body].compactMap(\.self) + buttons
    let room = rect.columns - width - 2
    let mark = Outcome(shown, isDoubted: derived.isDoubted(shown)).mark
    // What is hidden in a text is shown by a name, which takes room; a text of more columns is cut before.
    if let card = shown.card, texts.allSatisfy({ $0.unicodeScalars.count <= room }),
      context.width(of: context.shown(texts, toWidth: 8 * room)) <= room - 2
    {
      context.map?.note(whole: card.texts())
    }
    let (text, style): (String, Style) =
      if let absence = shown.absence {
        (
          context.shown("\(mark) nothing is shown: \(absence)", toWidth: room, base: .leftToRight),
          shown.isAddressed ? .warning : .dim
        )
      } else {
        ("\(mark) " + context.shown(texts, toWidth: room - 2), .text)
      }
    canvas.write(text, at: origin.moved(columns: width), style: style)
  }
}
