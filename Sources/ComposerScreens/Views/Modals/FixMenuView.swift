internal import ComposerState
internal import MessageLint
internal import PushMessages
internal import TerminalUI
internal import TextLayout

/// The fixes of a problem, and what the chosen one does to the draft.
///
/// The frame has room for what any of them does, so that none moves away from under the mouse.
struct FixMenuView {
  let menu: FixMenu
  let document: MessageDocument
  let context: DrawingContext

  init(_ menu: FixMenu, in scene: Scene) {
    self.menu = menu
    document = scene.composer.document
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let width = min(canvas.size.columns - 8, 84)
    let problem = context.wrapped(menu.finding.sentence.displayable, toWidth: width).lines.prefix(3)
    let room = canvas.size.rows - 4 - problem.count - 1 - menu.choices.count - 2
    let changes = menu.choices.map { changeLines($0, width: width, room: room) }
    let change = changes[menu.index]
    let changeRows = changes.map { $0.isEmpty ? 0 : $0.count + 1 }.max() ?? 0
    let height = problem.count + 1 + menu.choices.count + changeRows
    let blank = String(repeating: " ", count: width)
    let inside = context.drawDialog(
      "Fix", Array(repeating: blank, count: height), on: &canvas)
    var row = 0
    for line in problem {
      canvas.write(line, at: inside.origin.moved(rows: row), style: .text)
      row += 1
    }
    row += 1
    for (index, choice) in menu.choices.enumerated() {
      let rect = inside.row(row)
      let isChosen = index == menu.index
      context.map?.note(.entry(index), in: rect)
      if isChosen {
        context.drawBar(at: rect.origin, on: &canvas)
        canvas.cursor = rect.origin
      }
      canvas.write(
        context.shown(choice.title, toWidth: inside.columns - 2, base: .leftToRight),
        at: rect.origin.moved(columns: 2), style: .text)
      if isChosen { canvas.restyle(rect) { $0 = $0.selected } }
      row += 1
    }
    guard !change.isEmpty else { return }
    row += 1
    for line in change {
      canvas.write(
        context.shown(line.text, toWidth: inside.columns, base: .leftToRight),
        at: inside.origin.moved(rows: row), style: line.style)
      row += 1
    }
  }

  /// What people would see then, and the lines that go and come, as many as there is room for.
  private func changeLines(
    _ choice: FixMenu.Choice, width: Int, room: Int
  ) -> [(text: String, style: Style)] {
    var lines: [(text: String, style: Style)] = []
    if let consequence = choice.consequence { lines.append((consequence, .warning)) }
    guard let difference = menu.difference(of: choice, in: document) else { return lines }
    let changed = [(difference.removed, "- ", Style.error), (difference.added, "+ ", Style.ok)]
      .flatMap { texts, mark, style in
        texts.flatMap { context.wrapped((mark + $0).displayable, toWidth: width).lines }
          .map { (text: $0, style: style) }
      }
    let left = max(0, room - lines.count)
    guard changed.count > left else { return lines + changed }
    return lines + changed.prefix(max(0, left - 1)) + [("  and more", .dim)]
  }
}

extension FixMenu: ModalView {
  func hints(in scene: Scene) -> [Hint] {
    [.choose, Hint("Enter", "do it"), Hint("Esc", "leave it")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    FixMenuView(self, in: scene).draw(on: &canvas)
  }
}
