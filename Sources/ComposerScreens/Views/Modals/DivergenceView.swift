internal import ComposerState
internal import PushMessages
internal import TerminalUI
internal import TextLayout

/// The draft and its file have both changed: the ways out, and what the chosen one does.
struct DivergenceView {
  let divergence: Divergence
  let fileName: String
  /// The draft as it is here.
  let text: String
  let context: DrawingContext

  init(_ divergence: Divergence, in scene: Scene) {
    self.divergence = divergence
    (fileName, text) = (scene.composer.file.name, scene.composer.document.text)
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let area = context.drawPage("\(fileName): CHANGED ON DISK AND HERE", on: &canvas)
    // On a small terminal the change itself takes the room.
    let isRoomy = area.rows > 14
    let head =
      heads.flatMap { $0.wrapped(toWidth: area.columns, context.options) }
      + (isRoomy ? [.blank] : [])
    context.draw(head, in: area, on: &canvas)
    var rest = area.rows(min(area.rows, head.count)...)
    for (index, choice) in divergence.choices.enumerated() where index < rest.rows {
      let rect = rest.row(index)
      canvas.write(choice.title, at: rect.origin.moved(columns: 3), style: .text)
      canvas.write(
        context.truncated(choice.consequence, toWidth: max(1, rect.columns - 26)),
        at: rect.origin.moved(columns: 25), style: .dim)
      context.map?.note(.entry(index), in: rect)
      guard index == divergence.index else { continue }
      context.drawBar(at: rect.origin.moved(columns: 1), on: &canvas)
      canvas.restyle(rect) { $0 = $0.selected }
      canvas.cursor = rect.origin.moved(columns: 1)
    }
    rest = rest.rows(min(rest.rows, divergence.choices.count + (isRoomy ? 1 : 0))...)
    guard rest.rows > 1 else { return }
    canvas.write(
      divergence.choice.heading, at: rest.origin.moved(columns: 1), style: .title)
    ChangedLinesView(changes: divergence.changes(ofDraft: text), context: context)
      .draw(from: divergence.scroll, in: rest.rows(1...), on: &canvas)
  }

  private var heads: [PageLine] {
    let places = divergence.conflicts
    let more =
      switch (divergence.merged, places) {
      case (.some, _): ""
      case (nil, 0): " Merged, they wouldn't be a valid message."
      case _ where divergence.isOneLine:
        " The file is one line, so Pushwright can't merge them."
      default:
        " Both changed \(places == 1 ? "one place" : "\(places) places") differently."
      }
    if let sides = divergence.sides {
      return [
        PageLine(
          text: "Place \(sides.count + 1) of \(places) that both changed: whose lines do you keep?",
          isWide: true)
      ]
    }
    return [
      PageLine(
        text: "Another program changed it, and your changes aren't saved.\(more)", isWide: true)
    ]
  }
}

extension Divergence.Choice {
  fileprivate var title: String {
    switch self {
    case .merge: "merge both"
    case .decide: "decide each place"
    case .mineHere: "keep yours here"
    case .theirsHere: "use the file's"
    case .takeTheirs: "use the file's"
    case .keepMine: "keep yours"
    case .saveAs: "save yours elsewhere"
    }
  }

  fileprivate var consequence: String {
    switch self {
    case .merge: "undo removes theirs"
    case .decide: "yours or theirs, place by place; the rest is merged"
    case .mineHere: "Enter goes on to the next place"
    case .theirsHere: "Esc goes one place back"
    case .takeTheirs: "undo restores yours"
    case .keepMine: "saving overwrites the file"
    case .saveAs: "the file on disk doesn't change"
    }
  }

  fileprivate var heading: String {
    switch self {
    case .merge, .takeTheirs: "In your draft:"
    case .keepMine: "In the file after the next save:"
    case .mineHere: "At this place yours (+) instead of the file's (-):"
    case .theirsHere: "At this place the file's (+) instead of yours (-):"
    case .saveAs, .decide: "Only in yours (+), only in the file (-):"
    }
  }
}

extension Divergence: ModalView {
  var wheelRows: Int { 3 }

  func hints(in scene: Scene) -> [Hint] {
    if sides != nil {
      return [.choose, Hint("Enter", "take it"), Hint("Esc", "back")]
    }
    return [.choose, Hint("Enter", "do it"), Hint("Esc", "decide later")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    DivergenceView(self, in: scene).draw(on: &canvas)
  }
}
