internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// The drafts to choose from, under what was typed to find one.
struct DraftListView {
  let list: DraftList
  let context: DrawingContext

  init(_ list: DraftList, in scene: Scene) {
    self.list = list
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let area = context.drawPage("OPEN A DRAFT", on: &canvas)
    canvas.write("Find", at: area.origin.moved(columns: 1), style: .dim)
    let field = Rect(
      column: area.column + 6, row: area.row, columns: max(1, area.columns - 8), rows: 1)
    context.drawEditor(list.filter, in: field, on: &canvas)
    let rest = area.rows(1...)
    let shown = list.shown
    guard !shown.isEmpty else { return drawNoDrafts(in: rest, on: &canvas) }
    let lines = lines(of: shown)
    let index = list.index
    let chosen = lines.firstIndex { $0 == .draft(index) } ?? 0
    // The heading above the first draft stays in view with it.
    let times = shown.map { context.width(of: time(of: $0)) }.max() ?? 0
    let first = max(0, min(chosen - rest.rows / 2, lines.count - rest.rows))
    for (row, line) in lines.dropFirst(first).prefix(rest.rows).enumerated() {
      switch line {
      case .heading(let text):
        canvas.write(text, at: rest.row(row).origin.moved(columns: 1), style: .title)
      case .draft(let index):
        context.map?.note(.entry(index), in: rest.row(row))
        draw(
          shown[index], timeWidth: times, isChosen: index == list.index, in: rest.row(row),
          on: &canvas)
      }
    }
    context.drawScrollMarks(first: first, count: lines.count, in: rest, on: &canvas)
  }

  private enum Line: Hashable {
    case heading(String)
    case draft(Int)
  }

  private func lines(of shown: [DraftListing]) -> [Line] {
    DraftListing.Place.allCases.flatMap { place -> [Line] in
      let drafts = shown.indices.filter { shown[$0].place == place }.map(Line.draft)
      return drafts.isEmpty ? [] : [.heading(place.heading)] + drafts
    }
  }

  private func drawNoDrafts(in rect: Rect, on canvas: inout Canvas) {
    let text =
      switch list.listings {
      case nil: "Looking for drafts…"
      case .some(let all) where all.isEmpty:
        "No drafts here yet. \(context.keymap.label(for: .newDraft)) starts one."
      default: "No draft has these words in its name or target."
      }
    canvas.write(text, at: rect.origin.moved(columns: 1, rows: 1), style: .text)
  }

  /// Mark, name, target and time, in columns.
  private func draw(
    _ listing: DraftListing, timeWidth: Int, isChosen: Bool, in rect: Rect,
    on canvas: inout Canvas
  ) {
    if isChosen { context.drawBar(at: rect.origin, on: &canvas) }
    let (mark, style) = mark(of: listing.outcome)
    canvas.write(mark, at: rect.origin.moved(columns: 2), style: style)
    let time = time(of: listing)
    // A word takes more room than a sign.
    let nameColumn = context.options.isAccessible ? 11 : 4
    let room = rect.columns - nameColumn - timeWidth - 5
    let nameWidth = max(12, room * 11 / 20)
    canvas.write(
      context.shown(listing.name, toWidth: nameWidth), at: rect.origin.moved(columns: nameColumn),
      style: .text)
    let target = listing.target ?? (listing.outcome == .unreadable ? "can't be read" : "no target")
    canvas.write(
      context.shown(target, toWidth: max(1, room - nameWidth), base: .leftToRight),
      at: rect.origin.moved(columns: nameColumn + 2 + nameWidth),
      style: listing.target == nil ? .dim : .text)
    canvas.write(
      time, at: rect.origin.moved(columns: rect.columns - context.width(of: time) - 1), style: .dim)
    if isChosen { canvas.restyle(rect) { $0 = $0.selected } }
  }

  private func time(of listing: DraftListing) -> String { context.shortTime(listing.modified) }

  private func mark(of outcome: DraftListing.Outcome?) -> (String, Style) {
    switch outcome {
    case .good: (context.sign("✓"), .ok)
    case .warning: (context.sign("⚠"), .warning)
    case .error, .unreadable: (context.sign("✗"), .error)
    case nil: (context.options.isAccessible ? "checking" : "…", .dim)
    }
  }
}

extension DraftListing.Place {
  fileprivate var heading: String {
    switch self {
    case .drafts: "Drafts"
    case .templates: "Templates for new drafts"
    case .recent: "Recently opened elsewhere"
    }
  }
}

extension DraftList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.draftsAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    [
      .choose, Hint("Enter", "open"),
      Hint(scene.context.keymap.label(for: .newDraft), "new draft"), Hint("Esc", "back"),
    ]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    DraftListView(self, in: scene).draw(on: &canvas)
  }
}
