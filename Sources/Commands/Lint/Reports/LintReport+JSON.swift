internal import MessageLint
internal import PushMessages
internal import Resolver

extension LintReport {
  /// One object per finding, the suppressed ones among them.
  var json: String { JSONReport.text(.lint, entries.map(Self.object)) }

  private static func object(_ entry: LintEntry) -> JSONValue {
    let finding = entry.finding
    return .object([
      .init("rule", .string(finding.rule)),
      .init("severity", .string(finding.severity.word)),
      .init(
        "severity_change",
        finding.severityChange.map {
          .object([
            .init("from", .string($0.standard.word)), .init("origin", .string($0.origin)),
          ])
        } ?? .null),
      .init(
        "severity_reason", JSONReport.string(finding.severityChange == nil ? finding.weighing : nil)
      ),
      .init("message", .string(entry.sentence)),
      .init("field", JSONReport.string(finding.path?.description)),
      .init("key", JSONReport.string(finding.key)),
      .init("platform", JSONReport.string(finding.platform?.rawValue)),
      .init("locales", JSONReport.strings(finding.locales)),
      .init("file", .string(entry.file)),
      .init("line", number(entry.line)),
      .init("column", number(entry.column)),
      .init("places", .list(finding.places.map(place))),
      .init("drafts", .list(entry.drafts.map(draft))),
      .init(
        "remedy",
        .object([
          .init("now", JSONReport.string(entry.remedy)),
          .init("app_release", JSONReport.string(finding.appRemedy)),
        ])),
      .init("fix", finding.fix.map { .object([.init("title", .string($0.title))]) } ?? .null),
      .init("suppressed", .boolean(entry.isAccepted)),
      .init("baseline", .boolean(entry.acceptance == .known)),
      .init("reason", JSONReport.string(entry.suppressionReason)),
    ])
  }

  /// A text to blame, and whose devices show it; of a release the file is not today's.
  private static func place(_ place: Finding.Place) -> JSONValue {
    .object([
      .init("source", JSONReport.source(place.source)),
      .init("releases", JSONReport.strings(place.source?.release.map { [$0] } ?? [])),
      .init("locales", JSONReport.strings(place.locales)),
    ])
  }

  private static func draft(_ place: LintEntry.DraftPlace) -> JSONValue {
    .object([
      .init("file", .string(place.file)), .init("line", number(place.position.line)),
      .init("column", number(place.position.column)),
    ])
  }

  static func number(_ number: Int?) -> JSONValue {
    number.map { .number(String($0)) } ?? .null
  }
}
