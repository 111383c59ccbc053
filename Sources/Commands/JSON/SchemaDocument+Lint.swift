internal import MessageLint
internal import PushMessages

extension SchemaDocument {
  static let linting: [Definition] = [
    (
      "file-place",
      JSONSchema.object([
        .init("file", .string), .init("line", .count), .init("column", .count),
      ]).described("A place in a draft; line and column count from 1.")
    ),
    (
      "text-place",
      JSONSchema.object([
        .init("source", JSONSchema.definition("source").orNull),
        .init("releases", .definition("releases")),
        .init("locales", .list(of: .definition("locale"))),
      ]).described("A localized text at fault, and the locales whose devices show it.")
    ),
    (
      SchemaName.lint.rawValue,
      .object(
        judgement + [
          .init("field", JSONSchema.string.orNull.described("The field of the message.")),
          .init("key", JSONSchema.string.orNull.described("The localization key.")),
          .init("platform", JSONSchema.definition("platform").orNull),
          .init("locales", .list(of: .definition("locale"))),
          .init(
            "file", JSONSchema.string.described("The first place: in a translation or the draft.")),
          .init("line", .count), .init("column", JSONSchema.count.orNull),
          .init("places", .list(of: .definition("text-place"))),
          .init("drafts", .list(of: .definition("file-place"))),
        ] + acceptance)
    ),
    (
      SchemaName.lintRules.rawValue,
      .object([
        .init("id", .string), .init("severity", severity),
        .init("default_severity", severity),
        .init(
          "severity_origin",
          JSONSchema.string.orNull.described("Where the project sets the rule's severity.")),
        .init(
          "warning_if",
          JSONSchema.string.orNull.described("When a finding of the rule is only a warning.")),
        .init(
          "option",
          JSONSchema.string.orNull.described("The option that turns the rule on.")),
        .init("summary", .string),
      ])
    ),
  ]

  private static let severity = JSONSchema.choice(
    [Finding.Severity.error, .warning].map(\.word))

  private static let judgement: [JSONSchema.Property] = [
    .init("rule", .string), .init("severity", severity),
    .init(
      "severity_change",
      JSONSchema.object([.init("from", severity), .init("origin", .string)]).orNull
        .described("The rule's default severity, and where the project overrides it.")),
    .init(
      "severity_reason",
      JSONSchema.string.orNull.described(
        "Why it is only a warning, although the rule reports errors.")),
    .init("message", .string),
  ]

  private static let acceptance: [JSONSchema.Property] = [
    .init(
      "remedy",
      .object([.init("now", JSONSchema.string.orNull), .init("app_release", .string.orNull)])),
    .init("fix", JSONSchema.object([.init("title", .string)]).orNull),
    .init("suppressed", JSONSchema.boolean.described("Accepted: it doesn't fail the check.")),
    .init("baseline", JSONSchema.boolean.described("The baseline accepts it.")),
    .init("reason", JSONSchema.string.orNull.described("Why it is accepted.")),
  ]
}
