public import ComposerState
public import TerminalUI

/// Which part of the screen is whose: a pure function of the terminal's size and the pane in front.
///
/// Drawing, and whoever needs a page's size, share it.
public struct ScreenLayout: Hashable, Sendable {
  /// The smallest terminal that shows target, form, preview and the worst problem at once.
  public static let minimum = Size(columns: 60, rows: 16)

  /// The panes that share the lower right place where panes stand side by side.
  static let lowerRight: [Pane] = [.problems, .payload, .history]

  public var isWide: Bool
  /// Whether the pane in front has a line with its name, too.
  public var hasRules: Bool
  public var header: Rect
  /// The row of pane numbers; `nil` where all panes stand side by side.
  public var tabs: Rect?
  /// Every visible pane with its area, the line with its name included.
  public var panes = PaneAreas()
  /// The worst problem in one line, where the problems pane is not in view.
  public var problemLine: Rect?
  /// The column between left and right; `nil` where panes are stacked.
  public var divider: Rect?
  /// The column before that of the locales; `nil` where they have none of their own.
  public var localeDivider: Rect?
  /// A row, or more while a notice needs them.
  public var notice: Rect
  public var footer: Rect

  /// From how many columns on the locales have a column of their own.
  static let localeColumnWidth = 180

  /// Whether the locales stand in a column of their own, with the texts that phones show.
  public var hasLocaleColumn: Bool { localeDivider != nil }

  /// As many rows as a notice may take of a terminal of that size.
  public static func noticeRows(_ size: Size) -> Int { size.rows < 20 ? 2 : 3 }

  /// `nil` where the terminal is too small.
  ///
  /// A linear layout has one pane at a time, for those who read line by line. A notice that needs more
  /// than a row takes it from the panes; it has it until it goes.
  public init?(
    _ size: Size, pane: Pane, arrangement: Arrangement = Arrangement(), isLinear: Bool = false,
    noticeRows: Int = 1
  ) {
    guard ComposerScreen.fits(size) else { return nil }
    let screen = Rect(size)
    header = screen.row(0)
    let bottom = size.rows - 1 - max(1, min(noticeRows, Self.noticeRows(size)))
    notice = screen.rows(bottom..<size.rows - 1)
    footer = screen.row(size.rows - 1)
    isWide = size.columns >= 100 && size.rows >= 30
    hasRules = isWide || arrangement.isZoomed || isLinear
    let body = screen.rows(1..<bottom)
    if arrangement.isZoomed {
      panes[pane] = body
    } else if isLinear {
      panes[pane] = body.rows(0..<body.rows - 1)
      if pane != .problems { problemLine = body.row(body.rows - 1) }
    } else if isWide {
      arrangeWide(body, pane: pane, arrangement)
    } else {
      arrangeStacked(screen, pane: pane, arrangement)
    }
  }

  private mutating func arrangeStacked(
    _ screen: Rect, pane: Pane, _ arrangement: Arrangement
  ) {
    tabs = screen.row(1)
    problemLine = screen.row(notice.row - 1)
    let body = screen.rows(2..<notice.row - 1)
    // A notice that needs more rows takes them from the form and the list: a card stays whole while it is read.
    let rows = body.rows + notice.rows - 1
    let chosen = arrangement.previewShare.map { share in
      // What is above and below keeps a few rows, and a card its frame.
      max(3, rows * share / 100)
    }
    let preview = min(chosen ?? min(13, max(6, rows * 9 / 19)), body.rows - 4)
    let rest = body.rows - preview
    let form = rest > 10 ? min(13, rest * 6 / 10) : rest - max(rest < 8 ? 1 : 2, rest - 7)
    let upper = body.split(rows: form)
    let lower = upper.bottom.split(rows: preview)
    panes[pane == .preview ? .text : pane] = upper.top
    panes[.preview] = lower.top
    // The list of locales stays below unless it has come up itself.
    if pane != .locales { panes[.locales] = lower.bottom }
    if pane == .locales { panes[.preview] = upper.bottom }
  }

  private mutating func arrangeWide(
    _ body: Rect, pane: Pane, _ arrangement: Arrangement
  ) {
    let hasLocaleColumn = body.columns >= Self.localeColumnWidth
    // Where there are three columns, each of them gives way.
    let share = (body.columns - 1) * arrangement.leftShare / (hasLocaleColumn ? 125 : 100)
    var sides = body.split(columns: share, gap: 1)
    divider = Self.divider(after: sides.left)
    if hasLocaleColumn {
      let halves = sides.right.split(columns: (sides.right.columns - 1) / 2, gap: 1)
      localeDivider = Self.divider(after: halves.left)
      panes[.locales] = halves.right
      sides.right = halves.left
    }
    let target = sides.left.split(rows: 4)
    let text = target.bottom.split(rows: min(13, max(8, target.bottom.rows * 13 / 33)))
    let platforms = text.bottom.split(rows: max(7, text.bottom.rows * 12 / 21))
    panes[.target] = target.top
    panes[.text] = text.top
    panes[.platforms] = platforms.top
    panes[.data] = platforms.bottom
    let chosen = arrangement.previewShare.map { sides.right.rows * $0 / 100 }
    let preview = sides.right.split(
      rows: chosen ?? min(hasLocaleColumn ? 32 : 16, max(11, sides.right.rows * 16 / 37)))
    panes[.preview] = preview.top
    var rest = preview.bottom
    if !hasLocaleColumn {
      let locales = rest.split(rows: rest.rows * 11 / 20)
      panes[.locales] = locales.top
      rest = locales.bottom
    }
    // One place for three: payload and history are looked at, problems are worked on.
    panes[Self.lowerRight.contains(pane) ? pane : .problems] = rest
  }

  private static func divider(after rect: Rect) -> Rect {
    Rect(column: rect.column + rect.columns, row: rect.row, columns: 1, rows: rect.rows)
  }
}
