internal import ComposerState
internal import PushMessages
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  private static let kindWidth = 11

  /// The profile's own devices, what was sent to before, and where other drafts go.
  func drawTargets(_ picker: TargetPicker, on canvas: inout Canvas) {
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
    let name = min(16, entry.name.beginning(columns: 16).displayable.terminalWidth)
    let detail = min(words.terminalWidth, rect.columns - Self.kindWidth - name - 2)
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
      let time = composer.clock.shortText(last.at, now: composer.now.seconds)
      parts.append("\(time) \(last.kindWord) \(last.state.words)")
    }
    return parts.joined(separator: " · ")
  }

  /// Under the place at which a target goes wrong, with what is wrong there; returns the rows used.
  func drawComplaint(below row: Int, in area: Rect, on canvas: inout Canvas) -> Int {
    guard row < area.rows, row > 0 else { return 0 }
    let rect = area.row(row)
    let start = Self.labelWidth
    if composer.namesTargetFile {
      canvas.write(
        KeyWords.readWhenLeft, at: rect.origin.moved(columns: start), style: .info,
        width: rect.columns - start - 1)
      return 1
    }
    guard let complaint = composer.targetComplaint else { return 0 }
    let room = rect.columns - start - 1
    // A text that has scrolled in its field, or turns around, has its places elsewhere.
    let text = composer.document.string(at: composer.targetKind.path) ?? ""
    let column = String(text.prefix(complaint.offset)).displayable.terminalWidth
    let isInPlace =
      text.displayable.terminalWidth < room - 1
      && Bidi.direction(of: text) == .leftToRight && !context.options.isAccessible
    let sentence = complaint.sentence
    if isInPlace, column + 2 + sentence.terminalWidth <= room {
      canvas.write(
        "^ \(sentence)", at: rect.origin.moved(columns: start + column), style: .warning)
    } else if isInPlace, sentence.terminalWidth + 1 <= column {
      canvas.write(
        "\(sentence) ^",
        at: rect.origin.moved(columns: start + column - sentence.terminalWidth - 1),
        style: .warning)
    } else {
      let isShort = complaint.placedSentence.terminalWidth + 2 <= room
      let words =
        isShort ? complaint.placedSentence : "column \(complaint.offset + 1): \(sentence)"
      canvas.write(
        context.shown("\(context.sign("⚠")) \(words)", toWidth: room, base: .leftToRight),
        at: rect.origin.moved(columns: start), style: .warning)
    }
    return 1
  }
}
