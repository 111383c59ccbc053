internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// Every command by name, and every field once something is typed; the notice below stays in view, because it says why one cannot run.
struct PaletteView {
  private static let nameWidth = 18

  let list: SearchList
  let entries: [PaletteEntry]
  let context: DrawingContext

  init(_ list: SearchList, in scene: Scene) {
    self.list = list
    entries = scene.composer.paletteEntries(in: list, seeing: scene.derived)
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    context.drawPageOfEntries(
      ListWords.commands, entries.count, of: list,
      nothing: ListWords.noCommand(like: list.query.text), maximumWidth: 100, on: &canvas
    ) { index, row, canvas in
      switch entries[index].target {
      case .command(let command, _): draw(entries[index], command, in: row, on: &canvas)
      case .field(let field):
        FieldEntryRow(entry: field, context: context).draw(in: row, on: &canvas)
      }
    }
  }

  private func draw(
    _ entry: PaletteEntry, _ command: Command, in rect: Rect, on canvas: inout Canvas
  ) {
    let keys = context.keymap.label(for: command)
    var reason: String?
    if case .unavailable(let because) = entry.availability { reason = because }
    context.drawFound(
      command.configurationName, spots: entry.nameSpots, at: rect.origin,
      style: reason == nil ? .text : .dim, width: Self.nameWidth - 1, on: &canvas)
    let place = rect.origin.moved(columns: Self.nameWidth)
    let width = rect.columns - Self.nameWidth - max(5, context.width(of: keys)) - 2
    if let reason {
      canvas.write(
        context.truncated(ListWords.reason(reason), toWidth: width), at: place, style: .dim)
    } else {
      context.drawFound(
        command.help, spots: entry.helpSpots, at: place, style: .help, width: width,
        on: &canvas)
    }
    let column = rect.columnRange.upperBound - context.width(of: keys)
    canvas.write(
      keys, at: Point(column: column, row: rect.row), style: reason == nil ? .key : .dim)
  }
}
