internal import ComposerState
internal import PushMessages
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The profile's own devices, what was sent to before, and where other drafts go.
struct TargetPickerView {
  private static let kindWidth = 11

  let picker: TargetPicker
  let context: DrawingContext

  init(_ picker: TargetPicker, in scene: Scene) {
    self.picker = picker
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let found = picker.found
    let width = min(canvas.size.columns - 2, 100)
    let isReading = picker.isReading || picker.isReadingDrafts
    let rows = min(context.layout.notice.row - 1, max(found.count, 2) + (isReading ? 4 : 3))
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: (context.layout.notice.row + 1 - rows) / 2,
      columns: width, rows: rows)
    let area = context.drawFrame(ListWords.targets, in: rect, on: &canvas)
    if isReading {
      canvas.write(
        picker.isReading ? "reading the history…" : "reading the project's drafts…",
        at: area.row(area.rows - 1).origin.moved(columns: 1), style: .dim)
    }
    context.drawEntries(
      found.count, of: picker.list, nothing: ListWords.noTarget(like: picker.list.query.text),
      in: area.rows(0..<area.rows - (isReading ? 1 : 0)), on: &canvas
    ) { index, row, canvas in draw(found[index], in: row, on: &canvas) }
  }

  private func draw(_ entry: TargetEntry, in rect: Rect, on canvas: inout Canvas) {
    canvas.write(
      entry.kind.rawValue, at: rect.origin, style: .dim, width: Self.kindWidth - 1)
    let words = words(entry)
    let name = min(16, context.width(of: entry.name.beginning(columns: 16).displayable))
    let detail = min(context.width(of: words), rect.columns - Self.kindWidth - name - 2)
    let nameWidth = rect.columns - Self.kindWidth - detail - 2
    context.drawMarked(
      entry.name, spots: entry.spots, at: rect.origin.moved(columns: Self.kindWidth),
      style: .text, width: nameWidth, on: &canvas)
    canvas.write(
      context.shown(words, toWidth: detail, base: .leftToRight),
      at: Point(column: rect.columnRange.upperBound - detail, row: rect.row),
      style: entry.last?.state.style ?? .dim)
  }

  private func words(_ entry: TargetEntry) -> String {
    var parts: [String] = []
    if entry.device != nil { parts.append("test device \(entry.shortValue)") }
    if let first = entry.drafts.first {
      let more = entry.drafts.count - 1
      parts.append(more == 0 ? "in \(first)" : "in \(first) and \(more) more")
    }
    if let last = entry.last {
      parts.append("\(context.shortTime(last.at)) \(last.kindWord) \(last.state.words)")
    }
    return parts.joined(separator: " · ")
  }
}

extension TargetPicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    (found.isEmpty ? [] : [.choose, Hint("Enter", "take it")]) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    TargetPickerView(self, in: scene).draw(on: &canvas)
  }
}
