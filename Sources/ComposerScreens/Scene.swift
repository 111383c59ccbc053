internal import ComposerState
internal import Drafts
internal import TerminalUI
internal import TextLayout

/// What the views draw from.
///
/// It is made for one screen, and shared by all its views: to copy the draft and all that is derived from it costs.
final class Scene {
  let composer: Composer
  let derived: Derived
  let keymap: Keymap
  let layout: ScreenLayout
  let options: DrawingOptions
  /// What last happened, in the lines that the layout has for it.
  let noticeWords: NoticeWords?
  /// What can be pointed at, where that is asked.
  let map: PointerMap?

  /// The column of locale names; the same in every row.
  private(set) lazy var nameWidth: Int = {
    let widest = composer.settings.locales.map(\.name.terminalWidth).max() ?? 0
    return min(13, max(7, widest + 1))
  }()

  init(
    composer: Composer, derived: Derived, keymap: Keymap, layout: ScreenLayout,
    options: DrawingOptions, noticeWords: NoticeWords?, map: PointerMap?
  ) {
    self.composer = composer
    self.derived = derived
    self.keymap = keymap
    self.layout = layout
    self.options = options
    self.noticeWords = noticeWords
    self.map = map
  }

  func draw(_ pane: Pane, in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    switch pane {
    case .target, .text, .platforms, .data: drawForm(pane, in: rect, on: &canvas)
    case .preview: drawPreview(in: rect, on: &canvas)
    case .locales: drawLocales(in: rect, on: &canvas)
    case .problems: drawProblems(in: rect, on: &canvas)
    case .payload: drawPayload(in: rect, on: &canvas)
    case .history: drawHistory(in: rect, on: &canvas)
    }
  }

  func isFocused(_ pane: Pane) -> Bool { composer.pane == pane && composer.openModal == nil }

  /// Draws the line with a pane's number and name, and returns the area below it.
  ///
  /// Where panes are stacked, the one in front has its name in the row of tabs already.
  func drawRule(
    _ pane: Pane, _ details: [RuleDetail] = [], in rect: Rect,
    on canvas: inout Canvas
  ) -> Rect {
    let style: Style = isFocused(pane) ? .borderFocused : .border
    let title =
      options.isAccessible
      ? "Pane \(pane.rawValue), \(pane.title)" : "\(pane.rawValue) \(pane.title)"
    canvas.horizontalLine(
      row: rect.row, columns: rect.columnRange, style: style,
      title: title)
    var column = rect.column + 3 + title.count
    for detail in details {
      let width = rect.columnRange.upperBound - column - 4
      guard width > 2 else { break }
      column += 2
      column += canvas.write(" ", at: Point(column: column, row: rect.row), style: style)
      let point = Point(column: column, row: rect.row)
      let written = canvas.write(
        detail.text.truncated(toWidth: width), at: point, style: detail.style, width: width)
      if let pane = detail.pane {
        map?.note(
          .tab(pane), in: Rect(column: column, row: rect.row, columns: written, rows: 1))
      }
      column += written
      column += canvas.write(" ", at: Point(column: column, row: rect.row), style: style)
    }
    return rect.rows(1...)
  }

  /// The panes that could stand in the place of one, as words that lead to them.
  func neighbours(of pane: Pane) -> [RuleDetail] {
    ScreenLayout.lowerRight.filter { $0 != pane }.map { other in
      let title = other == .problems && !problemCounts.isEmpty ? problemCounts : other.title
      return RuleDetail(text: "\(other.rawValue) \(title)", style: .dim, pane: other)
    }
  }

  func drawDividers(on canvas: inout Canvas) {
    for divider in [layout.divider, layout.localeDivider].compactMap(\.self) {
      canvas.verticalLine(column: divider.column, rows: divider.rowRange, style: .border)
      let rects = layout.panes.areas.map(\.rect)
      let right = Set(rects.filter { $0.column == divider.column + 1 }.map(\.row))
      let left = Set(rects.filter { $0.column + $0.columns == divider.column }.map(\.row))
      for row in right.union(left) {
        let sign = !left.contains(row) ? "├" : right.contains(row) ? "┼" : "┤"
        canvas.write(sign, at: Point(column: divider.column, row: row), style: .border)
      }
      canvas.write("┬", at: divider.origin, style: .border)
    }
  }
}
