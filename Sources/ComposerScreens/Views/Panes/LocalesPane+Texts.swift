internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension LocalesPane {
  /// What Android and Apple show in every locale, side by side, below the text that it is translated from.
  func drawLocaleTexts(at places: LocaleRowPlaces, on canvas: inout Canvas) {
    let columns = textColumns(in: places.rows)
    if let rect = places.heading {
      let headings = columns.places.map { ($0.platform.label, $0.column) }
      for (heading, column) in [("locale", 1)] + headings {
        canvas.write(heading, at: rect.origin.moved(columns: column), style: .dim)
      }
    }
    if let source = places.source { drawSourceTexts(columns, in: source, on: &canvas) }
    drawLocaleRows(at: places, on: &canvas) { place, block, canvas in
      drawLocaleBlock(derived.rows[place], listing.reviews[place], columns, in: block, on: &canvas)
    }
  }

  private typealias TextColumns = (places: [(platform: Platform, column: Int)], width: Int)

  /// Whether the web shows a text, the same in every locale, which needs a column of its own.
  private var showsWebTexts: Bool {
    locales.settings.platforms.contains(.web) && derived.source.web.card != nil
  }

  /// One for each phone that is looked at, and one for the web if it shows anything.
  private func textColumns(in rect: Rect) -> TextColumns {
    let start = 3 + nameWidth
    let platforms = locales.settings.platforms.filter { $0 != .web || showsWebTexts }
    let width = (rect.columns - start - 1) / max(1, platforms.count)
    return (platforms.enumerated().map { ($1, start + $0 * width) }, width - 1)
  }

  /// The source language's own texts, for whoever compares.
  private func drawSourceTexts(
    _ columns: TextColumns, in rect: Rect, on canvas: inout Canvas
  ) {
    canvas.write(
      context.truncated(derived.source.locale.name, toWidth: nameWidth),
      at: rect.origin.moved(columns: 3), style: .info)
    canvas.write("source", at: rect.origin.moved(columns: 3, rows: 1), style: .dim)
    for (platform, column) in columns.places {
      let shown = derived.source[platform]
      let texts = [shown.title, shown.body].map { $0.documented ?? $0.outcome.text ?? "" }
      for (row, text) in texts.enumerated() {
        let place = Rect(
          column: rect.column + column, row: rect.row + row, columns: columns.width, rows: 1)
        drawText(text, in: place, style: .info, on: &canvas)
      }
    }
  }

  private func drawLocaleBlock(
    _ row: LocaleRow, _ review: LocaleReview?, _ columns: TextColumns, in rect: Rect,
    on canvas: inout Canvas
  ) {
    let isChosen = row.locale == locales.chosen
    if isChosen { context.drawBar(at: rect.origin, on: &canvas) }
    if let review {
      canvas.write(review.mark, at: rect.origin.moved(columns: 1), style: review.style)
    }
    drawLocaleName(
      row, isChosen: isChosen, width: nameWidth - 1, at: rect.origin.moved(columns: 3), on: &canvas)
    if locales.settings.platforms.contains(.web), !showsWebTexts {
      let web = Outcome(row.web, isDoubted: derived.isDoubted(row.web))
      canvas.write("Web \(web.mark)", at: rect.origin.moved(columns: 3, rows: 1), style: web.style)
    }
    for (platform, column) in columns.places {
      let cell = Rect(
        column: rect.column + column, row: rect.row, columns: columns.width, rows: rect.rows)
      drawShownTexts(row[platform], in: cell, on: &canvas)
    }
  }

  /// What the device shows, or else what was promised.
  private func drawShownTexts(
    _ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas
  ) {
    let isPromise = shown.card == nil && shown.promise != nil
    let likeness = derived.sourceLikeness(of: shown)
    let outcome = Outcome(shown, isDoubted: derived.isDoubted(shown))
    func words(_ found: [ShownNotification.Localization], of all: Int) -> String {
      let places = found.map { localization in
        let names = all > 1 ? localization.names : []
        return (names + [context.localizationWords(localization)]).joined(separator: " ")
      }
      return [
        "\(outcome.mark) \(outcome.word)", places.joined(separator: ", "),
        likeness ?? "", isPromise ? "promised:" : "",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let found = shown.localizations
    var line = words(found, of: found.count)
    if context.width(of: line) > rect.columns {
      // A text in another language is what must not be cut off.
      let fallbacks = found.filter(\.isFallback)
      line = words(fallbacks.isEmpty ? found : fallbacks, of: found.count)
    }
    canvas.write(
      context.truncated(line.displayable, toWidth: rect.columns), at: rect.origin,
      style: outcome.style)
    guard let card = shown.card ?? shown.promise else { return }
    drawText(
      card.title ?? "", in: rect.row(1), style: isPromise ? .promise : .cardTitle, on: &canvas)
    drawText(
      card.body ?? "", in: rect.rows(2...), style: isPromise ? .promise : .card, on: &canvas)
  }

  /// A text in as many lines as there are; right-to-left ones stand at the right.
  private func drawText(
    _ text: String, in rect: Rect, style: Style, on canvas: inout Canvas
  ) {
    guard !rect.isEmpty else { return }
    let lines = text.laidOut(
      toWidth: rect.columns, maximumLines: rect.rows, order: context.options.order,
      ambiguous: context.options.ambiguousWidth
    ).lines
    for (row, line) in lines.enumerated() {
      let text = line.text
      let isAtRight = line.direction == .rightToLeft && context.options.order == .visual
      let space = isAtRight ? max(0, rect.columns - context.width(of: text.displayable)) : 0
      canvas.write(
        text, at: rect.origin.moved(columns: space, rows: row), style: style,
        width: rect.columns - space)
    }
  }
}
