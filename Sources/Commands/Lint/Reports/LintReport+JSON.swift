internal import MessageLint
internal import PushMessages
internal import Resolver

extension LintReport {
  /// An array with one object per finding, the suppressed ones among them.
  var json: String { PreviewReport.array(entries.map(Self.object)) }

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
      .init("message", .string(entry.sentence)),
      .init("field", PreviewReport.string(finding.path?.description)),
      .init("key", PreviewReport.string(finding.key)),
      .init("platform", PreviewReport.string(finding.platform?.rawValue)),
      .init("locales", .list(finding.locales.map(JSONValue.string))),
      .init("file", .string(entry.file)),
      .init("line", number(entry.line)),
      .init("column", number(entry.column)),
      .init("places", .list(finding.places.map(place))),
      .init("drafts", .list(entry.drafts.map(draft))),
      .init(
        "remedy",
        .object([
          .init("now", PreviewReport.string(entry.remedy)),
          .init("app_release", PreviewReport.string(finding.appRemedy)),
        ])),
      .init("fix", finding.fix.map { .object([.init("title", .string($0.title))]) } ?? .null),
      .init("suppressed", .boolean(entry.isAccepted)),
      .init("baseline", .boolean(entry.acceptance == .known)),
      .init("reason", PreviewReport.string(entry.suppressionReason)),
    ])
  }

  /// A text to blame, and whose devices show it; of a release the file is not today's.
  private static func place(_ place: Finding.Place) -> JSONValue {
    .object([
      .init("file", PreviewReport.string(place.source.map { ReportPath.relative($0.file) })),
      .init("line", number(place.source?.line)),
      .init("release", PreviewReport.string(place.source?.release)),
      .init("locales", .list(place.locales.map(JSONValue.string))),
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
