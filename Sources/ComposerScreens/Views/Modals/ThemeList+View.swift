internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension ThemeList: ModalView {
  private static let width = 30

  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let isFound = !entries(of: scene.composer.themes).isEmpty
    return (isFound ? [.choose, Hint("Enter", "keep it")] : [])
      + [Hint("Esc", "as before")]
  }

  /// At the right edge, so that the screen beside them shows the chosen one.
  func draw(in scene: Scene, on canvas: inout Canvas) {
    let entries = entries(of: scene.composer.themes)
    let rows = min(scene.context.layout.notice.row - 1, scene.composer.themes.names.count + 3)
    let rect = Rect(
      column: canvas.size.columns - Self.width, row: 1, columns: Self.width, rows: rows)
    let area = scene.context.drawFrame(ListWords.themes, in: rect, on: &canvas)
    scene.context.drawEntries(
      entries.count, of: search, nothing: ListWords.noTheme(like: search.query.text),
      in: area, on: &canvas
    ) { index, row, canvas in
      let entry = entries[index]
      let isBefore = entry.name == before
      scene.context.drawFound(
        entry.name, spots: entry.spots, at: row.origin, style: .text, width: row.columns - 2,
        on: &canvas)
      if isBefore {
        let place = Point(column: row.columnRange.upperBound - 1, row: row.row)
        canvas.write("✓", at: place, style: .ok)
      }
    }
  }
}
