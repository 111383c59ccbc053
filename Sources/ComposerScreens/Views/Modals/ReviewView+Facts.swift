internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension ReviewView {
  /// What warns most, what is in the way and where it goes stay in view; the rest scrolls, worst first.
  func page(_ verdict: SendVerdict, in area: Rect) -> ReviewPage {
    let width = area.columns
    let clock = review.situation?.clock ?? context.clock
    let time = { [now = context.now.seconds] in clock.text($0, now: now) }
    let isLow = area.rows < 14
    let first = [verdict.review?.repeatRow(time: time), verdict.review?.diskRow]
      .compactMap(\.self).flatMap {
        isLow
          ? [PageLine($0).signed(context.options)]
          : PageLine($0).wrapped(toWidth: width, context.options)
      }
    let destination =
      (verdict.review.map { area.rows < 20 ? compact($0, width: width) : $0.destinationRows } ?? [])
      .flatMap { PageLine($0).wrapped(toWidth: width, context.options) }
    let refusals = verdict.refusals.map { refusalLines($0, width: width) }
    let room = max(1, area.rows - destination.count - first.count - 2)
    let isWhole = refusals.reduce(0) { $0 + $1.count } <= room
    let short = verdict.refusals.prefix(room).map {
      refusalLine($0.sentence).signed(context.options)
    }
    let wanted = first + (isWhole ? refusals.flatMap(\.self) : short) + destination
    // A condition can be longer than a small terminal is high; its end is scrolled to then.
    let fixed = Array(wanted.prefix(max(1, area.rows - 2)))
    var page = ReviewPage(fixed: fixed, rows: area.rows, wanted: review.scroll)
    page.add(Array(wanted.dropFirst(fixed.count)))
    if !isWhole { page.add(refusals.flatMap(\.self)) }
    // What is sent comes before everything that is known about it.
    let details = verdict.review.map { grouped($0.messageRows) + detailRows(of: $0, time) } ?? []
    for row in details {
      page.add(
        PageLine(row.row).wrapped(toWidth: width, context.options), of: row.group, row.row.level)
    }
    return page
  }

  private func refusalLine(_ sentence: String) -> PageLine {
    PageLine(mark: "✗", label: "Not allowed", text: sentence, style: .error)
  }

  private func refusalLines(_ refusal: SendRefusal, width: Int) -> [PageLine] {
    refusalLine(refusal.sentence).wrapped(toWidth: width, context.options)
      + PageLine(text: context.arrow + refusal.remedy).wrapped(toWidth: width, context.options)
  }

  /// The rows of each label together, those that warn first; each with its label.
  ///
  /// The reason is left out: it stands below, where it is typed.
  private func detailRows(
    of review: SendReview, _ time: (Int) -> String
  ) -> [(row: ReviewRow, group: String)] {
    var groups = groups(review.detailRows(time: time))
    groups.removeAll {
      $0.label == "Reason" || $0.label == SendReview.repeatLabel && $0.rows.count == 1
    }
    let levels: [[ReviewRow.Level]] = [[.error], [.warning], [.good, .plain]]
    return levels.flatMap { levels in
      groups.filter { levels.contains($0.rows.worstLevel) }
    }.flatMap { group in group.rows.map { ($0, group.label) } }
  }

  /// Rows with the labels that they belong to.
  private func grouped(_ rows: [ReviewRow]) -> [(row: ReviewRow, group: String)] {
    groups(rows).flatMap { group in group.rows.map { ($0, group.label) } }
  }

  /// Each row that has a label with those that go on with it.
  private func groups(_ rows: [ReviewRow]) -> [(label: String, rows: [ReviewRow])] {
    var groups: [(label: String, rows: [ReviewRow])] = []
    for row in rows {
      if row.label.isEmpty, !groups.isEmpty {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((row.label, [row]))
      }
    }
    return groups
  }

  /// The destination in three rows, for a terminal of few.
  private func compact(_ review: SendReview, width: Int) -> [ReviewRow] {
    let rows = review.destinationRows
    let groups = [["Profile", "Project", "Endpoint"], ["Account"], ["Target", "Reach"]]
    return groups.compactMap { labels in
      let own = labels.compactMap { label in rows.first { $0.label == label } }
      guard var row = own.first(where: { $0.level != .plain }) ?? own.first else { return nil }
      row.label = labels[0]
      row.value = own.map { short($0, of: review, width: width - PageLine.textColumn - 1) }.joined(
        separator: " · ")
      return row
    }
  }

  private func short(_ row: ReviewRow, of review: SendReview, width: Int) -> String {
    switch row.label {
    case "Reach": review.target.isOneDevice ? row.value : "reach unknown"
    case "Account": context.width(of: row.value) <= width ? row.value : review.sender.accountName
    default: row.value
    }
  }
}

extension [ReviewRow] {
  fileprivate var worstLevel: ReviewRow.Level {
    let levels: [ReviewRow.Level] = [.error, .warning, .good]
    return levels.first { level in contains { $0.level == level } } ?? .plain
  }
}
