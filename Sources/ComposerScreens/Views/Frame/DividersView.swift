internal import TerminalUI

/// The lines between panes that stand side by side.
struct DividersView {
  let layout: ScreenLayout

  func draw(on canvas: inout Canvas) {
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
