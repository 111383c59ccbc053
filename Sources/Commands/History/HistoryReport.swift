internal import FCMClient
internal import SendJournal
internal import SendPolicy
internal import TextLayout

/// The reports of `history` in their formats.
enum HistoryReport {
  /// A line for each send; columns are as wide as their widest text, and the title comes last.
  static func text(_ records: [SendRecord]) -> String {
    let rows = records.map(columns)
    guard let count = rows.first?.count else { return "" }
    let widths = (0..<count).map { column in
      rows.map { $0[column].terminalWidth(ambiguous: .offScreen) }.max() ?? 0
    }
    return rows.map { row in
      var line = row.dropLast().enumerated().map { index, text in
        text.padded(toWidth: widths[index], ambiguous: .offScreen)
      }
      line.append(row[count - 1])
      return line.joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func columns(_ record: SendRecord) -> [String] {
    [
      "\(record.id)", moment(record.time), record.intent.kind.rawValue,
      word(for: record),
      record.intent.profile.isEmpty ? "–" : record.intent.profile,
      record.intent.project.description, shortened(record.intent.target),
      "\(record.author.user)@\(record.author.host)", record.intent.draft ?? "–",
      PastSend(record).label ?? "–",
      record.intent.title?.truncated(toWidth: longestTitle, ambiguous: .offScreen) ?? "–",
    ].map(\.displayable)
  }

  private static let longestTitle = 60

  /// To the second: `2026-11-21 02:11:07Z`.
  static func moment(_ time: JournalTime) -> String {
    String("\(time)".replacing("T", with: " ").dropLast(5)) + "Z"
  }

  /// A state that needs action is in capitals.
  static func word(for record: SendRecord) -> String {
    switch record.state {
    case .inProgress: "in progress"
    case .accepted where PastSend(record).isStopped: "stopped"
    case .accepted where !record.intent.kind.isOfMessage: "done"
    case .accepted: "accepted"
    case .refused where PastSend(record).isPartlyDone: "partly done"
    case .refused: "refused"
    case .notSent: "not sent"
    case .unknown where record.needsSettling: "OUTCOME UNKNOWN"
    // A dry-run delivers nothing, and a change of topics made again is done only once: there is nothing to find out.
    case .unknown: "outcome unknown"
    // A settlement of a list is about some of its recipients.
    case .delivered where record.intent.kind == .list,
      .notDelivered where record.intent.kind == .list:
      "settled"
    case .delivered: "settled: delivered"
    case .notDelivered: "settled: not delivered"
    }
  }

  /// A target with long words, such as registration tokens, made recognizable but not usable.
  static func shortened(_ target: String) -> String {
    target.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count > 40 ? "\(word.prefix(4))…\(word.suffix(2))" : String(word)
    }.joined(separator: " ")
  }

  /// What to do about sends whose outcome is unknown.
  static func advice(_ records: [SendRecord]) -> String? {
    let unknown = records.filter(\.needsSettling)
    guard let last = unknown.first else { return nil }
    let subject =
      unknown.count == 1
      ? Self.doubt(about: last)
      : "the outcomes of \(unknown.count) sends are unknown"
    return subject + ": find out what was delivered, then run pushwright history settle \(last.id) "
      + "--delivered or --not-delivered, with --note; don't resend before that"
  }

  private static func doubt(about record: SendRecord) -> String {
    switch record.intent.kind {
    case .list: "list \(record.id) has recipients whose outcome is unknown"
    case .dryRun: "the outcome of dry run \(record.id) is unknown"
    default: "the outcome of send \(record.id) is unknown"
    }
  }

  static func text(_ verification: SendHistory.Verification) -> String {
    switch verification {
    case .intact(let rows, nil): "intact: \(rows) rows\n"
    case .intact(let rows, let head?): "intact: \(rows) rows, the last hash is \(head)\n"
    case .broken(_, let sentence): "BROKEN: \(sentence)\n".displayableLines
    }
  }
}

extension String {
  /// Lines of their own, each safe to print.
  fileprivate var displayableLines: String {
    split(separator: "\n").map { String($0).displayable + "\n" }.joined()
  }
}
