internal import ComposerState
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// What warns most, what is in the way and where it goes stay in view; the rest scrolls, worst first.
  func reviewPage(_ review: Review, _ verdict: SendVerdict, in area: Rect) -> ReviewPage {
    let width = area.columns
    let clock = review.situation?.clock ?? composer.clock
    let time = { [now = composer.now.seconds] in clock.text($0, now: now) }
    let past = verdict.review?.repeatRow(time: time).map { PageLine($0).wrapped(toWidth: width) }
    let destination =
      (verdict.review.map { area.rows < 14 ? compact($0) : $0.destinationRows } ?? [])
      .flatMap { PageLine($0).wrapped(toWidth: width) }
    let refusals = verdict.refusals.map { refusalLines($0, width: width) }
    let room = max(1, area.rows - destination.count - (past?.count ?? 0) - 2)
    let isWhole = refusals.reduce(0) { $0 + $1.count } <= room
    let short = verdict.refusals.prefix(room).map { refusalLine($0.sentence) }
    let wanted = (past ?? []) + (isWhole ? refusals.flatMap(\.self) : short) + destination
    // A condition can be longer than a small terminal is high; its end is scrolled to then.
    let fixed = Array(wanted.prefix(max(1, area.rows - 2)))
    var page = ReviewPage(fixed: fixed, rows: area.rows, wanted: review.scroll)
    page.add(Array(wanted.dropFirst(fixed.count)))
    if !isWhole { page.add(refusals.flatMap(\.self)) }
    let details = verdict.review.map { detailRows(of: $0, time) } ?? []
    for row in details {
      page.add(PageLine(row.row).wrapped(toWidth: width), of: row.group, row.row.level)
    }
    return page
  }

  private func refusalLine(_ sentence: String) -> PageLine {
    PageLine(mark: "✗", label: "Not allowed", text: sentence, style: .error)
  }

  private func refusalLines(_ refusal: SendRefusal, width: Int) -> [PageLine] {
    refusalLine(refusal.sentence).wrapped(toWidth: width)
      + PageLine(text: "→ \(refusal.remedy)").wrapped(toWidth: width)
  }

  /// The rows of each label together, those that warn first; each with its label.
  ///
  /// The reason is left out: it stands below, where it is typed.
  private func detailRows(
    of review: SendReview, _ time: (Int) -> String
  ) -> [(row: ReviewRow, group: String)] {
    var groups: [(label: String, rows: [ReviewRow])] = []
    for row in review.detailRows(time: time) {
      if row.label.isEmpty, !groups.isEmpty {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((row.label, [row]))
      }
    }
    groups.removeAll {
      $0.label == "Reason" || $0.label == SendReview.repeatLabel && $0.rows.count == 1
    }
    let levels: [[ReviewRow.Level]] = [[.error], [.warning], [.good, .plain]]
    return levels.flatMap { levels in
      groups.filter { levels.contains($0.rows.worstLevel) }
    }.flatMap { group in group.rows.map { ($0, group.label) } }
  }

  /// The destination in three rows, for a terminal of few.
  private func compact(_ review: SendReview) -> [ReviewRow] {
    let rows = review.destinationRows
    let groups = [["Profile", "Project", "Endpoint"], ["Target", "Reach"], ["Account"]]
    return groups.compactMap { labels in
      let own = labels.compactMap { label in rows.first { $0.label == label } }
      guard var row = own.first(where: { $0.level != .plain }) ?? own.first else { return nil }
      row.label = labels[0]
      row.value = own.map { $0.label == "Reach" ? reach(review) : $0.value }
        .joined(separator: " · ")
      return row
    }
  }

  private func reach(_ review: SendReview) -> String {
    review.target.isOneDevice ? review.target.reach : "reach unknown"
  }
}

extension [ReviewRow] {
  fileprivate var worstLevel: ReviewRow.Level {
    let levels: [ReviewRow.Level] = [.error, .warning, .good]
    return levels.first { level in contains { $0.level == level } } ?? .plain
  }
}
