internal import TerminalUI

/// Where the Locales pane has the rows of its list: drawing and asking what is in view share it.
struct LocaleRowPlaces {
  /// Whether the pane begins with the line that has its name.
  let hasRule: Bool
  /// The columns' names; `nil` where there is no room for them.
  let heading: Rect?
  /// The texts of the source language; `nil` where the list shows no texts, or has no room for them.
  let source: Rect?
  let rows: Rect
  /// Lines of one locale.
  let height: Int
  /// Whether each locale has the texts of both phones, and not the outcomes alone.
  let showsTexts: Bool

  /// Lines of a locale before its body's: the outcomes, and the titles.
  static let linesBeforeBody = 2

  init(
    in rect: Rect, of count: Int, isInFront: Bool, isAlone: Bool, _ layout: ScreenLayout,
    isLinear: Bool
  ) {
    hasRule = rect.rows > 1 && !(layout.tabs != nil && isInFront)
    // Read line by line, columns of texts would be mixed up.
    showsTexts = !isLinear && (isAlone || layout.hasLocaleColumn)
    let area = hasRule ? rect.rows(1...) : rect
    guard showsTexts else {
      let hasHeading = area.rows > 4
      (heading, source, height) = (hasHeading ? area.row(0) : nil, nil, 1)
      rows = hasHeading ? area.rows(1...) : area
      return
    }
    heading = area.row(0)
    let rest = area.rows(1...)
    let parts = rest.rows > 4 * Self.linesBeforeBody ? rest.split(rows: 2) : nil
    (source, rows) = (parts?.top, parts?.bottom ?? rest)
    height = Self.linesBeforeBody + max(1, min(4, rows.rows / max(1, count) - Self.linesBeforeBody))
  }

  /// How many locales have room.
  var capacity: Int { rows.rows / height }

  /// Those of a list that are in view, the chosen one among them.
  func inView(of count: Int, chosen: Int) -> Range<Int> {
    let first = max(0, min(chosen - capacity / 2, count - capacity))
    return first..<min(count, first + capacity)
  }
}
