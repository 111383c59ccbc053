internal import ComposerState
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// All keys, group by group, from the table of commands.
struct HelpListView {
  /// Where texts begin unless a command has more keys.
  private static let textColumn = 13

  let list: HelpList
  let lines: [HelpLine]
  let context: DrawingContext

  init(_ list: HelpList, in scene: Scene) {
    self.list = list
    context = scene.context
    lines = HelpLine.all(context.keymap, fitting: list) {
      scene.composer.availability(of: $0, seeing: scene.derived)
    }
  }

  func draw(on canvas: inout Canvas) {
    let rect = canvas.bounds.rows(1..<canvas.size.rows - 1)
    var area = context.drawFrame(HelpWords.title, in: rect, on: &canvas)
    if list.isFiltered {
      context.drawQuery(list.filter, mark: HelpWords.filter, in: area.row(0), on: &canvas)
      canvas.isCursorVisible = list.isTyping
      area = area.rows(1...)
    } else {
      canvas.cursor = area.origin
    }
    guard !lines.isEmpty else {
      let text = context.truncated(HelpWords.nothing(for: list.filter.text), toWidth: area.columns)
      _ = canvas.write(text, at: area.origin, style: .dim)
      return
    }
    let first = max(0, min(list.scroll, lines.count - area.rows))
    for (row, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
      draw(line, in: area.row(row), on: &canvas)
    }
    context.drawScrollMarks(first: first, count: lines.count, in: area, on: &canvas)
  }

  private func draw(_ line: HelpLine, in rect: Rect, on canvas: inout Canvas) {
    let end = rect.columnRange.upperBound - 1
    let text = { (text: String, column: Int, style: Style, canvas: inout Canvas) in
      let place = rect.origin.moved(columns: column)
      canvas.write(context.truncated(text, toWidth: end - place.column), at: place, style: style)
    }
    switch line {
    case .heading(let heading): text(heading, 0, .title, &canvas)
    case .key(let keys, let help, let isDim):
      let width = canvas.write(
        keys, at: rect.origin.moved(columns: 1), style: isDim ? .dim : .key)
      text(help, max(Self.textColumn, width + 3), isDim ? .dim : .help, &canvas)
    case .reason(let reason): text(HelpWords.reason(reason), Self.textColumn, .dim, &canvas)
    case .blank: break
    }
  }
}

extension HelpList: ModalView {
  var wheelRows: Int { 3 }

  /// While something is looked for, letters are letters; otherwise `/` begins to look.
  func action(for key: KeyPress, in keymap: Keymap) -> Action? {
    if isTyping { return keymap.listAction(for: key) }
    return key == "/" ? .dialog(.filter) : keymap.command(for: key).map(Action.command)
  }

  func hints(in scene: Scene) -> [Hint] {
    let scroll = Hint("↑↓", "scroll")
    if isTyping {
      return [scroll, Hint("Enter", "done"), Hint("Esc", "all keys")]
    }
    return [
      scroll, Hint("/", "find a key"),
      Hint(scene.context.keymap.label(for: .nextField), HelpWords.howTo, command: .nextField),
      Hint("Esc", isFiltered ? "all keys" : "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    HelpListView(self, in: scene).draw(on: &canvas)
  }
}
