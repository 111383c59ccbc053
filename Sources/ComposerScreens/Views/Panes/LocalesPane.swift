internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// Every preview locale with its result on each platform, and the localization that it got.
struct LocalesPane {
  let locales: LocaleChoice
  let preview: PreviewChoice
  let sample: ArgumentSample?
  let screen: ScreenState
  let isUnreadable: Bool
  let isFiltering: Bool
  let listing: LocaleListing
  let derived: Derived
  let context: DrawingContext
  /// The column of names; the same in every row.
  let nameWidth: Int

  init(
    _ composer: borrowing Composer, _ listing: LocaleListing, _ derived: borrowing Derived,
    in context: DrawingContext
  ) {
    (locales, screen) = (composer.locales, composer.screen)
    (preview, sample) = (composer.preview, composer.sample)
    isUnreadable = composer.unreadable != nil
    isFiltering = composer.modal(LocaleFilter.self) != nil
    self.listing = listing
    self.derived = copy derived
    self.context = context
    let widest = locales.settings.locales.map { context.width(of: $0.name) }.max() ?? 0
    nameWidth = min(13, max(7, widest + 1))
  }

  /// Where the rows of so many locales are in the pane's area.
  static func places(
    in rect: Rect, of count: Int, _ screen: ScreenState, _ layout: ScreenLayout, isLinear: Bool
  ) -> LocaleRowPlaces {
    let isInFront = screen.pane == .locales
    return LocaleRowPlaces(
      in: rect, of: count, isInFront: isInFront,
      isAlone: isInFront && screen.arrangement.isZoomed, layout, isLinear: isLinear)
  }

  /// The columns of a text from which one can be told from another.
  private static let leastText = 12

  /// For a mark, a word and a localization, or for the words alone.
  private var cellWidth: Int { context.options.isAccessible ? 20 : 18 }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let places = Self.places(
      in: rect, of: listing.places.count, screen, context.layout,
      isLinear: context.options.isAccessible)
    let details = isUnreadable ? [] : localeDetails
    let area =
      places.hasRule ? context.drawRule(.locales, details, in: rect, on: &canvas) : rect
    guard !isUnreadable else {
      if context.isFocused(.locales) { canvas.cursor = area.origin }
      return context.drawLines(
        UnreadableWords.locales, in: area.inset(columns: 1), style: .dim, on: &canvas)
    }
    if places.showsTexts { return drawLocaleTexts(at: places, on: &canvas) }
    let owner = places.heading == nil ? nil : commonOwner
    if let heading = places.heading {
      drawLocaleHeading(owner, hasRule: places.hasRule, in: heading, on: &canvas)
    }
    drawLocaleRows(at: places, on: &canvas) { place, rect, canvas in
      drawLocale(
        derived.rows[place], listing.reviews[place], hasMarks: !listing.reviews.isEmpty,
        isChosen: place == locales.index, owner, in: rect, on: &canvas)
    }
  }

  /// Draws as many of the listed locales as have room, the chosen one among them; each has so many rows.
  func drawLocaleRows(
    at places: LocaleRowPlaces, on canvas: inout Canvas, draw: (Int, Rect, inout Canvas) -> Void
  ) {
    let (area, height) = (places.rows, places.height)
    guard !listing.places.isEmpty, area.rows >= height else {
      let words = "no locale matches ‘\(locales.table.filter.text)’; Esc lists all"
      canvas.write(
        context.shown(words, toWidth: area.columns - 2, base: .leftToRight),
        at: area.origin.moved(columns: 1), style: .dim)
      if context.isFocused(.locales) { canvas.cursor = area.origin }
      return
    }
    let inView = places.inView(of: listing.places.count, chosen: listing.chosen ?? 0)
    for (offset, place) in listing.places[inView].enumerated() {
      let block = area.rows(offset * height..<(offset + 1) * height)
      context.map?.note(.locale(place), in: block)
      draw(place, block, &canvas)
      if context.options.marksOlder, !derived.isCurrent(place) {
        canvas.restyle(block) { $0 = .dim }
      }
      guard place == locales.index, context.isFocused(.locales) || isFiltering else { continue }
      canvas.restyle(block) { $0 = $0.selected }
      canvas.cursor = block.origin
    }
    if context.isFocused(.locales), listing.chosen == nil { canvas.cursor = area.origin }
    context.drawScrollMarks(
      first: inView.lowerBound * height, count: listing.places.count * height,
      in: area.rows(0..<places.capacity * height), on: &canvas)
  }

  private func drawLocaleHeading(
    _ owner: Platform?, hasRule: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    var column = rect.column + 1 + markWidth(!listing.reviews.isEmpty)
    let width = nameWidth
    let platforms = locales.settings.platforms.map { ($0.label, cellWidth(of: $0)) }
    let words = owner.map { "\($0.label) shows" } ?? "text"
    for (heading, width) in [("locale", width)] + platforms + [(words, words.count)] {
      canvas.write(heading, at: Point(column: column, row: rect.row), style: .dim)
      column += width
    }
    let room = rect.columnRange.upperBound - column - 1
    guard !hasRule, let remark = localeRemark(width: room) else { return }
    let place = Point(
      column: rect.columnRange.upperBound - context.width(of: remark) - 1, row: rect.row)
    canvas.write(remark, at: place, style: .text)
  }

  /// For a sign, or for the word of it; nothing while no locale is marked.
  private func markWidth(_ hasMarks: Bool) -> Int {
    !hasMarks ? 0 : context.options.isAccessible ? 10 : 2
  }

  private func drawLocale(
    _ row: LocaleRow, _ review: LocaleReview?, hasMarks: Bool, isChosen: Bool,
    _ commonOwner: Platform?, in rect: Rect, on canvas: inout Canvas
  ) {
    if isChosen { context.drawBar(at: rect.origin, on: &canvas) }
    var point = rect.origin.moved(columns: 1)
    if let review {
      canvas.write(
        context.options.isAccessible ? review.word : review.mark, at: point, style: review.style)
    }
    point = point.moved(columns: markWidth(hasMarks))
    drawLocaleName(row, isChosen: isChosen, width: nameWidth - 1, at: point, on: &canvas)
    point = point.moved(columns: nameWidth)
    for platform in locales.settings.platforms {
      if platform == .web {
        let web = Outcome(row.web, isDoubted: derived.isDoubted(row.web))
        canvas.write(
          context.options.isAccessible ? web.word : web.mark, at: point, style: web.style)
      } else {
        drawOutcome(row[platform], at: point, on: &canvas)
      }
      point = point.moved(columns: cellWidth(of: platform))
    }
    var width = rect.columnRange.upperBound - point.column - 1
    let (owner, text) = shownText(row)
    var label = owner == commonOwner ? "" : owner.map { "\($0.label): " } ?? ""
    // Without a word of the text a name says nothing.
    if width < context.width(of: label) + Self.leastText { label = "" }
    let used = canvas.write(label, at: point, style: .dim, width: max(0, width))
    (point, width) = (point.moved(columns: used), width - used)
    let line = text.visualLine(
      toWidth: width, order: context.options.order, ambiguous: context.options.ambiguousWidth)
    canvas.write(line.text, at: point, style: .dim, width: width)
  }

  /// Of the web there is a mark, or the word of it.
  private func cellWidth(of platform: Platform) -> Int {
    platform == .web ? context.options.isAccessible ? 9 : 4 : cellWidth
  }

  /// A star behind the names of those that the preview keeps beside the chosen one.
  func drawLocaleName(
    _ row: LocaleRow, isChosen: Bool, width: Int, at point: Point, on canvas: inout Canvas
  ) {
    let isPinned = locales.table.pinned.contains(row.locale.id)
    let name = context.truncated(row.locale.name.displayable, toWidth: width - (isPinned ? 1 : 0))
    canvas.write(name + (isPinned ? "*" : ""), at: point, style: isChosen ? .title : .text)
  }

  /// The result, and where the text was found.
  func drawOutcome(_ shown: ShownNotification, at point: Point, on canvas: inout Canvas) {
    let outcome = Outcome(shown, isDoubted: derived.isDoubted(shown))
    let text =
      context.options.isAccessible
      ? "\(outcome.word)," : context.padded("\(outcome.mark) \(outcome.word)", toWidth: 9)
    let width = canvas.write(text, at: point, style: outcome.style)
    if let place = ReleasedStrings.place(shown.releases) {
      let text = context.truncated(" \(place)", toWidth: cellWidth - 1 - width)
      canvas.write(text, at: point.moved(columns: width), style: outcome.style)
      return
    }
    let found = shown.localizations
    func words(_ found: [ShownNotification.Localization]) -> String {
      found.map(context.localizationWords).joined(separator: " ")
    }
    let fallbacks = found.filter(\.isFallback)
    let room = cellWidth - 1 - width
    var names = words(found)
    if context.width(of: names) >= room {
      // A text in another language is what must not be cut off.
      let shorter = [fallbacks, Array(fallbacks.prefix(1)), Array(found.prefix(1))]
        .lazy.filter { !$0.isEmpty }.map(words)
      names =
        shorter.first { context.width(of: $0) < room }
        ?? (fallbacks.isEmpty ? names : words(fallbacks))
    }
    guard !names.isEmpty else { return }
    let used = canvas.write(
      " " + names, at: point.moved(columns: width), style: fallbacks.isEmpty ? .dim : .warning,
      width: room)
    guard let mark = derived.sourceMark(of: shown), context.width(of: mark) < room - used else {
      return
    }
    canvas.write(mark, at: point.moved(columns: width + used + 1), style: .warning)
  }

  /// Whose text the column has; `nil` where the rows differ in that, or where no text is one platform's own.
  private var commonOwner: Platform? {
    let owners = listing.places.lazy.map { shownText(derived.rows[$0]) }.filter { !$0.text.isEmpty }
    guard let first = owners.first?.owner else { return nil }
    return owners.allSatisfy { $0.owner == first } ? first : nil
  }

  /// The text of the phone that shows one, and whose it is, unless all that show something show the same; what a crash
  /// hides is read in the preview.
  private func shownText(_ row: LocaleRow) -> (owner: Platform?, text: String) {
    let platforms = [Platform.apple, .android, .web].filter(locales.settings.platforms.contains)
    let texts = platforms.compactMap { platform in
      row[platform].card.map { (platform, [$0.title, $0.body].compactMap(\.self)) }
    }
    guard let (platform, text) = texts.first else { return (nil, "") }
    let isAlike = texts.count > 1 && texts.allSatisfy { $0.1 == text }
    return (isAlike || platforms.count == 1 ? nil : platform, text.joined(separator: " · "))
  }
}
