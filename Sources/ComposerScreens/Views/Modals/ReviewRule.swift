internal import TerminalUI
internal import TextLayout

/// The line above what is typed: how much there is to read, and what of it warns and is not in view.
struct ReviewRule {
  let page: ReviewPage
  let context: DrawingContext

  func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.horizontalLine(row: rect.row, columns: rect.columnRange, style: .border)
    let names = hiddenNames
    let short = shortMoves + hiddenCounts
    let chosen = [
      moves + names, shortMoves + names, shortMoves + hiddenLists,
    ].first { $0.reduce(0) { $0 + context.width(of: $1.text) + 3 } <= rect.columns }
    var point = rect.origin.moved(columns: 1)
    for detail in chosen ?? short {
      let width = rect.columnRange.upperBound - point.column
      let written = canvas.write(" \(detail.text) ", at: point, style: detail.style, width: width)
      point = point.moved(columns: written + 1)
    }
  }

  private var moves: [RuleDetail] {
    let noun = page.below == 1 ? "line" : "lines"
    return details([
      page.below > 0 ? "\(context.scrollSigns.down)\(page.below) more \(noun): PgDn" : "",
      page.above > 0 ? "\(context.scrollSigns.up)\(page.above) above: PgUp" : "",
    ])
  }

  private var shortMoves: [RuleDetail] {
    details([
      page.below > 0 ? "\(context.scrollSigns.down)\(page.below): PgDn" : "",
      page.above > 0 ? "\(context.scrollSigns.up)\(page.above): PgUp" : "",
    ])
  }

  private func details(_ words: [String]) -> [RuleDetail] {
    words.filter { !$0.isEmpty }.map { RuleDetail(text: $0, style: .info) }
  }

  private var hiddenNames: [RuleDetail] {
    page.hiddenWarnings.map {
      RuleDetail(
        text: "\(context.sign($0.isError ? "✗" : "⚠")) \($0.label)",
        style: $0.isError ? .error : .warning)
    }
  }

  /// The same with one mark for all that are errors, and one for all warnings: `✗ Android, Lint`.
  private var hiddenLists: [RuleDetail] {
    [true, false].compactMap { isError in
      let names = page.hiddenWarnings.filter { $0.isError == isError }.map(\.label)
      guard !names.isEmpty else { return nil }
      return RuleDetail(
        text: "\(context.sign(isError ? "✗" : "⚠")) \(names.joined(separator: ", "))",
        style: isError ? .error : .warning)
    }
  }

  /// Where the names have no room.
  private var hiddenCounts: [RuleDetail] {
    let hidden = page.hiddenWarnings
    guard !hidden.isEmpty else { return [] }
    let errors = hidden.count { $0.isError }
    let words = context.counts(errors: errors, warnings: hidden.count - errors)
    return [RuleDetail(text: "\(words) out of view", style: errors > 0 ? .error : .warning)]
  }
}
