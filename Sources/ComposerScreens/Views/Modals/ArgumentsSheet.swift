internal import ComposerState
internal import DevicePreview
internal import PushMessages
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The arguments of a text, a row each; below them what the locales do with the chosen one.
struct ArgumentsSheet {
  private static let outcomeWidth = 10

  let view: ArgumentsView
  let rows: [ArgumentRow]
  /// The chosen one, counted from 0.
  let index: Int
  /// What the locales do with it.
  let uses: [ArgumentUse]
  let platforms: [Platform]
  /// Where the chosen one is typed.
  let editor: LineEditor?
  let context: DrawingContext

  init(_ view: ArgumentsView, in scene: Scene) {
    self.view = view
    let (composer, derived) = (scene.composer, scene.derived)
    rows = composer.argumentRows(for: view.text, seeing: derived)
    index = composer.argumentIndex(in: view)
    uses = composer.argumentUses(index + 1, for: view.text, seeing: derived)
    platforms = composer.platforms(of: view.text)
    editor = composer.editing?.editor
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let width = min(canvas.size.columns, 110)
    let room = context.layout.notice.row - 1
    let wanted = rows.count + uses.count + 4
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: 1, columns: width, rows: min(room, wanted))
    let platforms = platforms.map(\.label).joined(separator: " and ")
    let area = context.drawFrame(
      "Arguments of the \(view.text.name), \(platforms)", in: rect, on: &canvas)
    let top = area.rows(0..<min(rows.count, max(1, area.rows / 2)))
    let first = max(0, min(index - top.rows / 2, rows.count - top.rows))
    for (offset, row) in rows.dropFirst(first).prefix(top.rows).enumerated() {
      draw(row, isChosen: first + offset == index, in: top.row(offset), on: &canvas)
    }
    context.drawScrollMarks(first: first, count: rows.count, in: top, on: &canvas)
    guard area.rows > top.rows + 2 else { return }
    let heading = area.row(top.rows + 1)
    canvas.write(
      KeyWords.uses(of: index + 1, in: uses.count), at: heading.origin, style: .dim,
      width: heading.columns)
    drawUses(uses, from: view.scroll, in: area.rows((top.rows + 2)...), on: &canvas)
  }

  private func draw(
    _ row: ArgumentRow, isChosen: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    context.map?.note(.entry(row.number - 1), in: rect)
    if isChosen { context.drawBar(at: rect.origin, on: &canvas) }
    canvas.write("\(row.number)", at: rect.origin.moved(columns: 1), style: .dim)
    let valueWidth = rect.columns * 2 / 5
    let value = rect.columns(4..<4 + valueWidth)
    if isChosen, let editor {
      context.drawEditor(editor, in: value, on: &canvas)
    } else {
      canvas.write(
        context.shown(row.value ?? KeyWords.noValue, toWidth: value.columns), at: value.origin,
        style: row.value == nil ? .warning : .field)
    }
    let words = rect.columns((6 + valueWidth)...)
    let isWrong =
      row.value == nil || row.specifiers.isEmpty
      || row.specifiers.contains { KeyWords.isOdd($0, in: row) }
    canvas.write(
      context.shown(KeyWords.specifiers(row), toWidth: words.columns, base: .leftToRight),
      at: words.origin, style: isWrong ? .warning : .dim)
  }

  private func drawUses(
    _ uses: [ArgumentUse], from scroll: Int, in area: Rect, on canvas: inout Canvas
  ) {
    let first = max(0, min(scroll, uses.count - area.rows))
    let localeWidth = min(12, uses.map { context.width(of: $0.locale) }.max() ?? 0) + 1
    let platformWidth = context.options.isAccessible ? 8 : 2
    for (offset, use) in uses.dropFirst(first).prefix(area.rows).enumerated() {
      let place = area.row(offset).origin.moved(columns: 1)
      let isLeftOut = use.spots.isEmpty && use.verdict == .fine
      let words =
        isLeftOut ? KeyWords.leftOut : "\(context.sign(use.verdict.mark)) \(use.verdict.word)"
      canvas.write(
        words, at: place, style: isLeftOut ? .warning : use.verdict.style,
        width: Self.outcomeWidth - 1)
      canvas.write(
        context.shown(use.locale, toWidth: localeWidth - 1),
        at: place.moved(columns: Self.outcomeWidth), style: .text)
      let isAndroid = use.platform == .android
      let platform = context.options.isAccessible ? use.platform.label : isAndroid ? "A" : "i"
      let column = Self.outcomeWidth + localeWidth
      canvas.write(platform, at: place.moved(columns: column), style: .dim)
      let width = area.columns - column - platformWidth - 2
      let (text, spots) = excerpt(of: use, width: width)
      context.drawMarked(
        text, spots: spots, at: place.moved(columns: column + platformWidth), style: .text,
        width: width, on: &canvas)
    }
    context.drawScrollMarks(first: first, count: uses.count, in: area, on: &canvas)
  }

  /// What devices show, or the app's own text where they show none: the part of it in which the argument is.
  private func excerpt(of use: ArgumentUse, width: Int) -> (text: String, spots: Set<Int>) {
    let (text, spots) = use.shown.map { ($0.text, $0.spots) } ?? (use.text, use.spots)
    guard let first = spots.min(), let last = spots.max(), last >= width - 1 else {
      return (text, spots)
    }
    let cut = max(1, first - width / 3)
    return ("…" + text.dropFirst(cut), Set(spots.map { $0 - cut + 1 }))
  }
}
