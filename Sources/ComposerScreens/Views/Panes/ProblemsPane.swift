internal import ComposerState
internal import MessageLint
internal import Resolver
internal import TerminalUI
internal import TextLayout

/// Everything that is wrong with the message, worst first.
struct ProblemsPane {
  private typealias Line = (text: String, style: Style)

  let context: DrawingContext
  let problems: ShownProblems

  func draw(in rect: Rect, on canvas: inout Canvas) {
    var details = [
      RuleDetail(text: problems.summary(in: context), style: aged(problems.worstStyle))
    ]
    if let suppressedCount { details.append(RuleDetail(text: suppressedCount, style: .dim)) }
    var area = context.drawLowerRightRule(
      .problems, details, beside: problems.findings, in: rect, on: &canvas)
    if let suppressedCount, !context.layout.hasRules, area.rows > 1 {
      let footer = area.row(area.rows - 1)
      canvas.write(suppressedCount, at: footer.origin.moved(columns: 1), style: .dim)
      area = area.rows(..<(area.rows - 1))
    }
    let entries = problems.findings
    guard !entries.isEmpty else {
      canvas.write(
        problems.isReading ? problems.readingWords : problems.allClear + ".",
        at: area.origin.moved(columns: 1), style: aged(problems.worstStyle))
      return
    }
    var row = 0
    for (index, lines) in shown(entries, in: area) {
      let entry = area.rows(row..<area.rows)
      context.map?.note(.problem(index), in: entry.rows(0..<lines.count))
      drawProblem(
        entries[index], lines, isChosen: index == chosen(of: entries), in: entry, on: &canvas)
      row += lines.count
    }
  }

  private func chosen(of entries: [Finding]) -> Int { min(problems.index, entries.count - 1) }

  /// Those in view: the chosen problem is shown whole, and the ones above it leave first.
  ///
  /// Only they are wrapped, each once: a draft may have thousands of problems.
  private func shown(_ entries: [Finding], in area: Rect) -> [(index: Int, lines: [Line])] {
    let width = problemWidth(in: area)
    var first = chosen(of: entries)
    var shown = [(index: first, lines: lines(of: entries[first], width: width))]
    var used = shown[0].lines.count
    while first > 0 {
      let above = lines(of: entries[first - 1], width: width)
      guard used + above.count <= area.rows else { break }
      first -= 1
      used += above.count
      shown.insert((first, above), at: 0)
    }
    var next = chosen(of: entries) + 1
    while next < entries.count, used < area.rows {
      let below = lines(of: entries[next], width: width)
      used += below.count
      shown.append((next, below))
      next += 1
    }
    return shown
  }

  private func aged(_ style: Style) -> Style {
    context.aged(style, isCurrent: problems.isCurrent)
  }

  private func drawProblem(
    _ entry: Finding, _ lines: [Line], isChosen: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    let isFocused = isChosen && context.isFocused(.problems)
    if isChosen { context.drawBar(at: rect.origin, on: &canvas) }
    let style = aged(entry.severity == .error ? .error : .warning)
    canvas.write(context.sign(entry.severity.mark), at: rect.origin.moved(columns: 1), style: style)
    let width = problemWidth(in: rect)
    let indentation = rect.columns - width - 1
    for (row, line) in lines.prefix(rect.rows).enumerated() {
      canvas.write(
        context.shown(line.text, toWidth: width, base: .leftToRight),
        at: rect.origin.moved(columns: indentation, rows: row), style: aged(line.style))
    }
    if isFocused {
      canvas.restyle(rect.row(0)) { $0 = $0.selected }
      canvas.cursor = rect.origin
    }
  }

  /// The room beside the signs, or the words for them.
  private func problemWidth(in area: Rect) -> Int {
    area.columns - (context.options.isAccessible ? 10 : 4)
  }

  private func lines(of entry: Finding, width: Int) -> [Line] {
    // A screen of any size has room for no more of it.
    let room = width * 60
    var lines = context.wrapped(entry.sentence.beginning(columns: room).displayable, toWidth: width)
      .lines
      .map {
        (text: $0, style: Style.text)
      }
    // A place is read as one word, so it is never broken at a hyphen of `values-es`.
    if let place = entry.shortPlace.map({ $0.displayable + entry.morePlaces }),
      let last = lines.last?.text, !entry.sentence.contains(place)
    {
      if context.width(of: last) + 2 + context.width(of: place) <= width {
        lines[lines.count - 1].text += "  " + place
      } else {
        lines.append((text: context.truncated(place, toWidth: width), style: .text))
      }
    }
    let remedies = [
      entry.severityNote.map { "Severity \($0)" },
      entry.remedy.map { "Now: \($0)" },
      entry.appRemedy.map { "Next app release: \($0)" },
    ].compactMap(\.self)
    if !remedies.isEmpty {
      let remedy = remedies.joined(separator: ". ").beginning(columns: room)
      lines += context.wrapped(remedy.displayable, toWidth: width).lines.map {
        (text: $0, style: Style.dim)
      }
    }
    return lines
  }

  /// `2 suppressed`; `nil` where nothing is.
  private var suppressedCount: String? {
    problems.suppressedCount == 0 ? nil : "\(problems.suppressedCount) suppressed"
  }
}

extension Finding {
  /// In how many other files the finding is: ` (+38 places)`.
  fileprivate var morePlaces: String {
    let count = Set(places.compactMap(\.source)).count - 1
    return count > 0 ? " (+\(count) place\(count == 1 ? "" : "s"))" : ""
  }
}

extension Finding.Severity {
  var mark: String { self == .error ? "✗" : "⚠" }
}
