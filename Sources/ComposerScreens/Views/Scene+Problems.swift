internal import ComposerState
internal import MessageLint
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension Scene {
  func drawProblems(in rect: Rect, on canvas: inout Canvas) {
    var details = [RuleDetail(text: problemSummary, style: aged(worstStyle))]
    if let suppressedCount { details.append(RuleDetail(text: suppressedCount, style: .dim)) }
    var area = context.drawLowerRightRule(
      .problems, details, beside: derived.findings, in: rect, on: &canvas)
    if let suppressedCount, !context.layout.hasRules, area.rows > 1 {
      let footer = area.row(area.rows - 1)
      canvas.write(suppressedCount, at: footer.origin.moved(columns: 1), style: .dim)
      area = area.rows(..<(area.rows - 1))
    }
    let entries = derived.findings
    guard !entries.isEmpty else {
      canvas.write(
        isReading ? readingWords : (gap?.words ?? "Nothing is wrong that we know of") + ".",
        at: area.origin.moved(columns: 1), style: aged(worstStyle))
      return
    }
    let chosen = min(composer.problems.index, entries.count - 1)
    // The chosen problem is shown whole; the ones above it leave first.
    let heights = entries.map { lines(of: $0, width: problemWidth(in: area)).count }
    var first = chosen
    var used = heights[chosen]
    while first > 0, used + heights[first - 1] <= area.rows {
      first -= 1
      used += heights[first]
    }
    var row = 0
    for index in first..<entries.count where row < area.rows {
      let entry = area.rows(row..<area.rows)
      context.map?.note(.problem(index), in: entry.rows(0..<heights[index]))
      drawProblem(entries[index], isChosen: index == chosen, in: entry, on: &canvas)
      row += heights[index]
    }
  }

  private func drawProblem(
    _ entry: Finding, isChosen: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    let isFocused = isChosen && context.isFocused(.problems)
    if isChosen { context.drawBar(at: rect.origin, on: &canvas) }
    let style = aged(entry.severity == .error ? .error : .warning)
    canvas.write(context.sign(entry.severity.mark), at: rect.origin.moved(columns: 1), style: style)
    let width = problemWidth(in: rect)
    let indentation = rect.columns - width - 1
    for (row, line) in lines(of: entry, width: width).prefix(rect.rows).enumerated() {
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

  private func lines(of entry: Finding, width: Int) -> [(text: String, style: Style)] {
    // A screen of any size has room for no more of it.
    let room = width * 60
    var lines = entry.sentence.beginning(columns: room).displayable.wrapped(toWidth: width).lines
      .map {
        (text: $0, style: Style.text)
      }
    // A place is read as one word, so it is never broken at a hyphen of `values-es`.
    if let place = entry.shortPlace.map({ $0.displayable + entry.morePlaces }),
      let last = lines.last?.text, !entry.sentence.contains(place)
    {
      if last.terminalWidth + 2 + place.terminalWidth <= width {
        lines[lines.count - 1].text += "  " + place
      } else {
        lines.append((text: place.truncated(toWidth: width), style: .text))
      }
    }
    let remedies = [
      entry.severityNote.map { "Severity \($0)" },
      entry.remedy.map { "Now: \($0)" },
      entry.appRemedy.map { "Next app release: \($0)" },
    ].compactMap(\.self)
    if !remedies.isEmpty {
      let remedy = remedies.joined(separator: ". ").beginning(columns: room)
      lines += remedy.displayable.wrapped(toWidth: width).lines.map {
        (text: $0, style: Style.dim)
      }
    }
    return lines
  }

  /// `2 suppressed`; `nil` where nothing is.
  private var suppressedCount: String? {
    derived.suppressed.isEmpty ? nil : "\(derived.suppressed.count) suppressed"
  }

  /// Whether nobody has looked at the app's strings yet: then nothing is right either.
  private var isReading: Bool { composer.strings?.awaited.isEmpty != true }

  private var readingWords: String {
    composer.strings?.awaitedWords.map { "Reading \($0.displayable)…" }
      ?? "Reading the app's strings…"
  }

  /// Why no finding does not mean that nothing is wrong, in a sentence and in short; `nil` where nothing is.
  private var gap: (words: String, short: String)? {
    if composer.projectProblem != nil {
      return ("The project file is broken, so not everything is checked", "not checked")
    }
    let troubled = derived.troubledPlatforms.map { platform in
      let count = derived.count(platform)
      return "\(platform.label) \(context.counts(errors: count.errors, warnings: count.warnings))"
    }
    guard !troubled.isEmpty else { return nil }
    let found =
      derived.suppressed.isEmpty ? "No problem of the message itself" : "Every problem is accepted"
    return ("\(found), but see Locales: \(troubled.joined(separator: ", "))", "see Locales")
  }

  /// `✗2 ⚠1`, or that there is none.
  private var problemSummary: String {
    let counts = context.counts(derived.findings)
    guard counts.isEmpty else { return counts }
    if isReading { return context.options.isAccessible ? "reading" : "…" }
    if let gap { return context.options.isAccessible ? gap.short : "⚠ \(gap.short)" }
    return context.options.isAccessible ? "none" : "✓ none"
  }

  private func aged(_ style: Style) -> Style {
    context.aged(style, isCurrent: derived.isComplete)
  }

  private var worstStyle: Style {
    guard let worst = derived.findings.first else {
      return isReading ? .dim : gap == nil ? .ok : .warning
    }
    return worst.severity == .error ? .error : .warning
  }

  /// The worst problem, or the one last jumped to, with its remedy.
  func drawProblemLine(on canvas: inout Canvas) {
    guard let rect = context.layout.problemLine else { return }
    context.map?.note(.tab(.problems), in: rect)
    let entries = derived.findings
    guard !entries.isEmpty else {
      let mark = context.options.isAccessible ? "" : gap == nil ? "✓ " : "⚠ "
      let text =
        isReading ? readingWords : mark + (gap?.words ?? "Nothing is wrong that we know of")
      canvas.write(text, at: rect.origin.moved(columns: 1), style: aged(worstStyle))
      return
    }
    let index = min(composer.problems.index, entries.count - 1)
    let entry = entries[index]
    // A line has room for the nearest remedy of each kind; the pane has them all.
    let remedy = entry.remedy.map { " Now: \($0.prefix { $0 != "," })." } ?? ""
    let app = entry.appRemedy.map { " App: \($0.lastPart)" } ?? ""
    let style = aged(entry.severity == .error ? .error : .warning)
    let count = "\(context.sign(entry.severity.mark)) \(index + 1)/\(entries.count) "
    let width = canvas.write(count, at: rect.origin.moved(columns: 1), style: style)
    let text = "\(entry.headline).\(remedy)\(app)".displayable
    canvas.write(
      context.shown(text, toWidth: rect.columns - width - 2, base: .leftToRight),
      at: rect.origin.moved(columns: width + 1), style: aged(.text))
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

extension String {
  /// What stands behind the last comma and its space; an alternative (`, or …`) stays with what is before it.
  fileprivate var lastPart: Substring {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      if self[before] == ",", start < endIndex, self[start] == " ",
        !self[index(after: start)...].hasPrefix("or ")
      {
        return self[index(after: start)...]
      }
      start = before
    }
    return self[...]
  }
}
