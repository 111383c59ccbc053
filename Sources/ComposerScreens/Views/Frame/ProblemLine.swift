internal import ComposerState
internal import MessageLint
internal import TerminalUI
internal import TextLayout

/// The worst problem, or the one last jumped to, with its remedy: a line, where the pane is not in view.
struct ProblemLine {
  let context: DrawingContext
  let problems: ShownProblems

  func draw(in rect: Rect, on canvas: inout Canvas) {
    context.map?.note(.tab(.problems), in: rect)
    let entries = problems.findings
    guard !entries.isEmpty else {
      let mark = context.options.isAccessible ? "" : problems.gap == nil ? "✓ " : "⚠ "
      let text =
        problems.isReading ? problems.readingWords : mark + problems.allClear
      canvas.write(text, at: rect.origin.moved(columns: 1), style: aged(problems.worstStyle))
      return
    }
    let index = min(problems.index, entries.count - 1)
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

  private func aged(_ style: Style) -> Style {
    context.aged(style, isCurrent: problems.isCurrent)
  }
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
