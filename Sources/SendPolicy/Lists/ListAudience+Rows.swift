import HarmlessText
internal import RecipientLists

extension ListAudience {
  /// What the review says of the list.
  public var rows: [ReviewRow] {
    [ReviewRow("Recipients", kinds)] + draftRows + resumedRows
      + faultRows("Duplicates", summary.duplicates, .warning) { "repeats line \($0)" }
      + faultRows("Malformed", summary.malformed, skipsMalformed ? .warning : .error) { $0 }
      + faultRows("No value", summary.incomplete, .error) { "{{\(VisibleText.of($0))}}" }
      + [ReviewRow("Time", time)]
      + [exampleWords.map { ReviewRow("Example", "\($0), as shown here") }].compactMap(\.self)
  }

  private var exampleWords: String? {
    let words = [example.map { "line \($0) of the list" }, exampleDraft.map { VisibleText.of($0) }]
      .compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// `sale.fr.json for 1200, sale.fr-CA.json for 80, the draft itself for 300`.
  private var draftRows: [ReviewRow] {
    guard localeColumn != nil else { return [] }
    let rest = summary.recipients - drafts.reduce(0) { $0 + $1.recipients }
    let words =
      drafts.map { "\(VisibleText.of($0.name)) for \($0.recipients)" }
      + ["the draft itself for \(rest)"]
    return [ReviewRow("Drafts", words.joined(separator: ", "), drafts.isEmpty ? .warning : .plain)]
  }

  /// `198 registration tokens, 2 installation IDs`.
  private var kinds: String {
    let parts = [
      (summary.tokens, "registration token"), (summary.installationIDs, "installation ID"),
    ]
    .filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private var resumedRows: [ReviewRow] {
    guard let resumed, let first = resumed.runs.first else { return [] }
    var words = "list \(first): \(resumed.done) done, \(resumed.left) to send"
    if resumed.unknown > 0 {
      words +=
        ", \(resumed.unknown) unknown and "
        + (resumed.includesUnknown ? "sent again" : "not sent again")
    }
    return [
      ReviewRow("Resumes", words, resumed.includesUnknown && resumed.unknown > 0 ? .error : .plain)
    ]
  }

  /// `about 21 s, at 570000 messages a minute at most`.
  private var time: String {
    "about \(Self.words(for: duration)), at \(rate) messages a minute at most"
  }

  private func faultRows<Remark>(
    _ label: String, _ remarks: ListRemarks<Remark>, _ level: ReviewRow.Level,
    words: (Remark) -> String
  ) -> [ReviewRow] {
    guard remarks.count > 0 else { return [] }
    let named = remarks.first.prefix(Self.longest).map { "line \($0.line): \(words($0.remark))" }
    let more = remarks.count - named.count
    let list = named.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    return [ReviewRow(label, "\(Self.counted(remarks.count, "line")) (\(list))", level)]
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `8 s`, `12 min`, `3 h 20 min`.
  public static func words(for duration: Duration) -> String {
    let seconds = Int(duration.components.seconds) + (duration.components.attoseconds > 0 ? 1 : 0)
    if seconds < 120 { return "\(max(1, seconds)) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// How many lines of a sort are named.
  private static let longest = 5
}
