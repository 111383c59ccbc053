internal import ComposerState
internal import MessageLint
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The names of an app's sources; below them what is wrong with the chosen one, and where it is.
struct NamePickerView {
  let picker: NamePicker
  let context: DrawingContext

  init(_ picker: NamePicker, in scene: Scene) {
    self.picker = picker
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let width = min(canvas.size.columns, 140)
    let most = context.layout.notice.row - 1
    let rows = min(most, max(picker.names?.entries.count ?? 0, 2) + 6)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: 1 + (most - rows) / 2, columns: width,
      rows: rows)
    let area = context.drawFrame(NameWords.title(picker), in: rect, on: &canvas)
    let list = area.rows(0..<area.rows - 2)
    drawHeadings(in: list.row(1).columns(1..<list.columns - 1), on: &canvas)
    context.drawEntries(
      picker.count, of: picker.list, nothing: NameWords.none(picker), in: list, hasHeading: true,
      on: &canvas
    ) { index, row, canvas in
      draw(picker.entry(at: index), in: row, on: &canvas)
    }
    drawFoot(in: area.rows((area.rows - 2)...), on: &canvas)
  }

  private func nameWidth(in rect: Rect) -> Int { min(44, rect.columns * 2 / 5) }
  private func detailWidth(in rect: Rect) -> Int { (rect.columns - nameWidth(in: rect)) / 2 }

  private func drawHeadings(in rect: Rect, on canvas: inout Canvas) {
    let detail = nameWidth(in: rect)
    let columns = [
      (NameWords.name, 0), (NameWords.detail, detail),
      (NameWords.place, detail + detailWidth(in: rect)),
    ]
    for (heading, column) in columns {
      canvas.write(heading, at: rect.origin.moved(columns: column), style: .dim)
    }
  }

  private func draw(_ entry: NameEntry, in rect: Rect, on canvas: inout Canvas) {
    let (name, detail) = (nameWidth(in: rect), detailWidth(in: rect))
    let mark = entry.caveat == nil ? "" : context.sign("⚠") + " "
    let marked = canvas.write(mark, at: rect.origin, style: .warning)
    context.drawMarked(
      entry.name, spots: entry.nameSpots, at: rect.origin.moved(columns: marked), style: .text,
      width: name - marked - 1, on: &canvas)
    context.drawMarked(
      entry.detail, spots: entry.detailSpots, at: rect.origin.moved(columns: name), style: .dim,
      width: detail - 1, on: &canvas)
    let room = rect.columns - name - detail
    canvas.write(
      context.shown(
        shortened(entry.place ?? NameWords.builtIn, toWidth: room), toWidth: room,
        base: .leftToRight),
      at: rect.origin.moved(columns: name + detail), style: .dim)
  }

  /// The end of a path says most.
  private func shortened(_ place: String, toWidth width: Int) -> String {
    guard place.count > width, width > 1 else { return place }
    return "…" + place.suffix(width - 1)
  }

  private func drawFoot(in area: Rect, on canvas: inout Canvas) {
    let line = { (text: String, row: Int, style: Style, canvas: inout Canvas) in
      _ = canvas.write(
        context.shown(text, toWidth: area.columns - 1, base: .leftToRight),
        at: area.origin.moved(columns: 1, rows: row), style: style)
    }
    guard picker.count > 0 else { return }
    let chosen = picker.entry(at: min(picker.list.index, picker.count - 1))
    let place = chosen.place.map { "  \($0)" } ?? ""
    line("= \(chosen.name)\(place)", 0, .dim, &canvas)
    if let caveat = chosen.caveat {
      line("\(context.sign("⚠")) \(caveat)", 1, .warning, &canvas)
    } else if let remark = picker.names?.remark {
      line(remark, 1, .info, &canvas)
    }
  }
}

extension NamePicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    (count > 0 ? [.choose, Hint("Enter", "take it")] : []) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    NamePickerView(self, in: scene).draw(on: &canvas)
  }
}
