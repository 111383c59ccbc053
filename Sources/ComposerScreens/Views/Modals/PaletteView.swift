internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// Every command by name; once something is typed also questions, fields and settings.
///
/// The notice below stays in view, because it says why a command cannot run.
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
      case .topic(let topic):
        HowToRow(question: topic.question, spots: entries[index].helpSpots, context: context)
          .draw(in: row, on: &canvas)
      case .setting(let setting):
        SettingEntryRow(entry: setting, context: context).draw(in: row, on: &canvas)
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

extension Palette: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let entries = scene.composer.paletteEntries(in: search, seeing: scene.derived)
    let leave = Hint("Esc", "leave")
    guard entries.indices.contains(search.index) else { return [leave] }
    let entry = entries[search.index]
    let verb =
      switch entry.target {
      case .field: "edit it"
      case .topic, .setting: "read it"
      case .command(_, .available): "run it"
      case .command(_, .unavailable): "why not"
      }
    return [.choose, Hint("Enter", verb), leave]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    PaletteView(search, in: scene).draw(on: &canvas)
  }
}
