internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension PreviewPane {
  /// The narrowest column in which a card can be read.
  private static let narrowestCard = 38
  private static let mostColumns = 4

  /// Draws the chosen locale and those that are pinned side by side; returns whether there are any, and
  /// room for them.
  func drawComparison(
    with row: LocaleRow, in area: Rect, on canvas: inout Canvas
  ) -> Bool {
    let pinned = locales.table.pinned.filter { $0 != row.locale.id }
    let others = pinned.compactMap { id in derived.rows.first { $0.locale.id == id } }
    let room = min(Self.mostColumns, area.columns / Self.narrowestCard)
    // The web is the same in every language.
    let platforms =
      preview.device == .phones ? [.android, .apple] : previewedPlatforms
    guard !others.isEmpty, room > 1, area.rows >= 2 + 5 * platforms.count else { return false }
    let rows = [row] + others.prefix(room - 1)
    let hasSource =
      area.rows > 8 * platforms.count
      && drawSourceLine(row, in: area.row(area.rows - 1), on: &canvas)
    let place = area.columns(1...).rows(0..<area.rows - (hasSource ? 1 : 0))
    let width = place.columns / rows.count
    for (index, row) in rows.enumerated() {
      let column = place.columns(index * width..<(index + 1) * width - 1)
      draw(row, platforms, in: column, on: &canvas)
    }
    return true
  }

  /// Those of the device that is previewed.
  var previewedPlatforms: [Platform] {
    switch preview.device {
    case .phones: locales.settings.platforms
    case .android: [.android]
    case .iPhone: [.apple]
    case .browser: [.web]
    }
  }

  /// One locale of the comparison: its name, and its cards one above the other.
  private func draw(
    _ row: LocaleRow, _ platforms: [Platform], in rect: Rect, on canvas: inout Canvas
  ) {
    let isChosen = row.locale == locales.chosen
    let index = derived.rows.firstIndex { $0.locale == row.locale } ?? 0
    let review = reviews[index]
    let mark = review.map { "  \(context.sign($0.mark)) \($0.word)" } ?? ""
    let name = context.truncated(
      row.locale.name.displayable, toWidth: rect.columns - mark.count - 2)
    let width = canvas.write(
      isChosen ? "▌\(name)" : " \(name)", at: rect.origin, style: isChosen ? .title : .text)
    canvas.write(mark, at: rect.origin.moved(columns: width), style: review?.style ?? .dim)
    context.map?.note(.locale(index), in: rect.row(0))
    var rest = rect.rows(1...)
    for (number, platform) in platforms.enumerated() {
      let parts = rest.split(rows: rest.rows / (platforms.count - number))
      drawVerdict(row[platform], in: parts.top.row(0), on: &canvas)
      drawCards(row[platform], in: parts.top.rows(1...), on: &canvas)
      rest = parts.bottom
    }
  }
}
