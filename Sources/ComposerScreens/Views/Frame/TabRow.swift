internal import ComposerState
internal import TerminalUI
internal import TextLayout

/// The panes by number, where they share one place.
struct TabRow {
  let context: DrawingContext
  /// The pane in front.
  let front: Pane
  /// `✗2 ⚠1`; empty where nothing is wrong.
  let problems: String
  /// Whether the problems are those of an older draft, and are marked so.
  let areProblemsOld: Bool
  let payloadSize: Int

  init(_ composer: borrowing Composer, _ derived: borrowing Derived, in context: DrawingContext) {
    self.context = context
    front = composer.pane == .preview ? Pane.text : composer.pane
    problems = context.counts(derived.findings)
    areProblemsOld = context.options.marksOlder && !derived.isComplete
    payloadSize = derived.payloadSize
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    var column = rect.column
    for (pane, label) in tabs(width: rect.columns) {
      if pane == .locales, canvas.hasFrames {
        column += canvas.write("│", at: Point(column: column, row: rect.row), style: .border)
      }
      let isFront = pane == front
      let text = context.tab(label, isFront: isFront)
      let style: Style = isFront ? (context.isFocused(pane) ? .borderFocused : .title) : .dim
      let width = canvas.write(text, at: Point(column: column, row: rect.row), style: style)
      context.map?.note(
        .tab(pane), in: Rect(column: column, row: rect.row, columns: width, rows: 1))
      column += width
    }
  }

  /// Where the names of all do not fit, some of them get shorter, and then leave; the numbers stay.
  private func tabs(width: Int) -> [(pane: Pane, label: String)] {
    let panes = Pane.allCases.filter { $0 != .preview }
    var tabs = panes.map { (pane: $0, label: "\($0.rawValue) \(title(of: $0))") }
    let shorter: [(pane: Pane, label: String)] =
      [(.platforms, "3 Plat"), (.history, "9 Hist")]
      + [.history, .platforms, .target, .text].map { ($0, "\($0.rawValue)") }
    for (pane, label) in shorter where pane != front {
      let needed = tabs.reduce(1) { $0 + context.width(of: $1.label) + 2 }
      guard needed > width, let index = panes.firstIndex(of: pane) else { continue }
      tabs[index].label = label
    }
    return tabs
  }

  private func title(of pane: Pane) -> String {
    switch pane {
    case .problems where areProblemsOld: "…"
    case .problems: problems.isEmpty ? "Problems" : problems
    case .payload: "\(context.sizeMark(payloadSize))≈\(payloadSize) B"
    case .data: "Data"
    default: pane.title
    }
  }
}
