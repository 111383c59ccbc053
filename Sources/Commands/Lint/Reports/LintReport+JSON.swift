internal import MessageLint
internal import PushMessages
internal import Resolver

extension LintReport {
  /// An array with one object per finding and place, the suppressed ones among them.
  var json: String { PreviewReport.array(entries.map(Self.object)) }

  private static func object(_ entry: LintEntry) -> JSONValue {
    let finding = entry.finding
    return .object([
      .init("rule", .string(finding.rule)),
      .init("severity", .string(finding.severity.word)),
      .init("message", .string(entry.sentence)),
      .init("field", PreviewReport.string(finding.path?.description)),
      .init("platform", PreviewReport.string(finding.platform?.rawValue)),
      .init("locales", .list(finding.locales.map(JSONValue.string))),
      .init("file", .string(entry.file)),
      .init("line", number(entry.line)),
      .init("column", number(entry.column)),
      .init("release", entry.releasedText.map(released) ?? .null),
      .init(
        "draft",
        .object([
          .init("file", .string(entry.draft)), .init("line", number(entry.draftPosition.line)),
          .init("column", number(entry.draftPosition.column)),
        ])),
      .init(
        "remedy",
        .object([
          .init("now", PreviewReport.string(entry.remedy)),
          .init("app_release", PreviewReport.string(finding.appRemedy)),
        ])),
      .init("fix", finding.fix.map { .object([.init("title", .string($0.title))]) } ?? .null),
      .init("suppressed", .boolean(entry.isSuppressed)),
      .init("reason", PreviewReport.string(entry.suppressionReason)),
    ])
  }

  /// Where a release in the field has the text; no file of today has it there.
  private static func released(_ source: TextSource) -> JSONValue {
    .object([
      .init("name", PreviewReport.string(source.release)),
      .init("file", .string(ReportPath.relative(source.file))), .init("line", number(source.line)),
    ])
  }

  static func number(_ number: Int?) -> JSONValue {
    number.map { .number(String($0)) } ?? .null
  }
}
