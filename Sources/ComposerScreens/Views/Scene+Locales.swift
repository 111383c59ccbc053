internal import ComposerState
internal import DevicePreview
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// For a mark, a word and a localization, or for the words alone.
  private var cellWidth: Int { options.isAccessible ? 20 : 18 }

  /// Every preview locale with what becomes of it on each platform, and the localization that it got.
  func drawLocales(in rect: Rect, on canvas: inout Canvas) {
    let hasRule = rect.rows > 1 && !(layout.tabs != nil && composer.pane == .locales)
    let details = composer.unreadable == nil ? localeDetails : []
    var area = hasRule ? drawRule(.locales, details, in: rect, on: &canvas) : rect
    guard composer.unreadable == nil else {
      if isFocused(.locales) { canvas.cursor = area.origin }
      return drawLines(
        UnreadableWords.locales, in: area.inset(columns: 1), style: .dim, on: &canvas)
    }
    if area.rows > 4 {
      drawLocaleHeading(in: area.row(0), on: &canvas)
      area = area.rows(1...)
    }
    let count = derived.rows.count
    let first = max(0, min(composer.localeIndex - area.rows / 2, count - area.rows))
    for (offset, row) in derived.rows.dropFirst(first).prefix(area.rows).enumerated() {
      let isChosen = first + offset == composer.localeIndex
      let line = area.row(offset)
      map?.note(.locale(first + offset), in: line)
      drawLocale(row, isChosen: isChosen, in: line, on: &canvas)
      if isChosen, isFocused(.locales) {
        canvas.restyle(line) { $0 = $0.selected }
        canvas.cursor = line.origin
      }
    }
    drawScrollMarks(first: first, count: count, in: area, on: &canvas)
  }

  private var localeDetails: [RuleDetail] {
    Platform.allCases.map { platform in
      let count = derived.count(platform)
      let marks = counts(errors: count.errors, warnings: count.warnings)
      let text = count.unknown > 0 ? unknown(count.unknown) : marks.isEmpty ? sign("✓") : marks
      let style: Style =
        count.errors > 0
        ? .error : count.warnings > 0 ? .warning : count.unknown > 0 ? .unknown : .ok
      return RuleDetail(text: "\(platform.label) \(text)", style: style)
    }
  }

  private func unknown(_ count: Int) -> String {
    options.isAccessible ? "\(count) unknown" : "?\(count)"
  }

  private func drawLocaleHeading(in rect: Rect, on canvas: inout Canvas) {
    var column = rect.column + 1
    let width = nameWidth
    for (heading, width) in [
      ("locale", width), ("Android", cellWidth), ("Apple", cellWidth), ("Web", webWidth),
      ("text", 4),
    ] {
      canvas.write(heading, at: Point(column: column, row: rect.row), style: .dim)
      column += width
    }
  }

  private func drawLocale(
    _ row: LocaleRow, isChosen: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    if isChosen { drawBar(at: rect.origin, on: &canvas) }
    var point = rect.origin.moved(columns: 1)
    canvas.write(
      row.locale.name.truncated(toWidth: nameWidth - 1), at: point,
      style: isChosen ? .title : .text)
    point = point.moved(columns: nameWidth)
    for shown in [row.android, row.apple] {
      drawOutcome(shown, at: point, on: &canvas)
      point = point.moved(columns: cellWidth)
    }
    let web = row.web.verdict
    canvas.write(options.isAccessible ? web.word : web.mark, at: point, style: web.style)
    point = point.moved(columns: webWidth)
    let width = rect.columnRange.upperBound - point.column - 1
    let line = shownText(row).visualLine(toWidth: width, order: options.order)
    canvas.write(line.text, at: point, style: .dim, width: width)
  }

  /// For a mark, or for the word of it.
  private var webWidth: Int { options.isAccessible ? 9 : 4 }

  private var nameWidth: Int {
    let widest = composer.settings.locales.map(\.name.terminalWidth).max() ?? 0
    return min(13, max(7, widest + 1))
  }

  private func drawOutcome(_ shown: ShownNotification, at point: Point, on canvas: inout Canvas) {
    let verdict = shown.verdict
    let text =
      options.isAccessible
      ? "\(verdict.word)," : "\(verdict.mark) \(verdict.word)".padded(toWidth: 9)
    let width = canvas.write(text, at: point, style: verdict.style)
    if let place = ReleasedStrings.place(shown.releases) {
      let text = " \(place)".truncated(toWidth: cellWidth - 1 - width)
      canvas.write(text, at: point.moved(columns: width), style: verdict.style)
      return
    }
    let resolution = shown.texts.map(\.resolution).first { $0.source != nil }
    guard let source = resolution?.source else { return }
    let isFallback = resolution?.isFallback == true
    let name =
      (isFallback ? options.isAccessible ? "fallback " : "↩" : "") + source.shortLocalization
    canvas.write(
      " " + name, at: point.moved(columns: width), style: isFallback ? .warning : .dim,
      width: cellWidth - 1 - width)
  }

  /// The text of the phone that shows one; what a crash hides is read in the preview.
  private func shownText(_ row: LocaleRow) -> String {
    let shown = row.apple.card ?? row.android.card
    return [shown?.title, shown?.body].compactMap(\.self).joined(separator: " · ")
  }
}

extension TextSource {
  /// `fr-rCA` for `values-fr-rCA`, `fr` for `fr.lproj`.
  var shortLocalization: String {
    if localization.hasPrefix("values-") { return String(localization.dropFirst(7)) }
    if localization.hasSuffix(".lproj") { return String(localization.dropLast(6)) }
    return localization
  }
}

extension Platform {
  var label: String {
    switch self {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "Web"
    }
  }
}
