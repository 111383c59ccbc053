internal import FCMClient
internal import SendJournal

extension SchemaDocument {
  /// What the verbs of `history` print.
  static let history: [Definition] = [
    ("time", JSONSchema.string.described("In UTC: 2026-11-21T02:11:07.250Z.")),
    (
      "outcome",
      .object([
        .init("kind", .choice(["accepted", "refused", "not-sent", "unknown"])),
        .init(
          "name",
          JSONSchema.string.described(
            "The name that FCM gave the message; for a change of topics, how many were done."),
          isRequired: false),
        .init("code", JSONSchema.string.described("Why FCM refused."), isRequired: false),
        .init("sentence", .string, isRequired: false),
        .init("time", JSONSchema.definition("time").orNull),
      ])
    ),
    (
      "settlement",
      .object([
        .init("delivered", .boolean), .init("note", .string), .init("user", .string),
        .init("host", .string), .init("time", .definition("time")),
      ])
    ),
    (SchemaName.history.rawValue, .object(send)),
    (
      SchemaName.historyVerify.rawValue,
      .object(
        envelope(.historyVerify) + [
          .init("intact", .boolean),
          .init("rows", JSONSchema.count.orNull.described("null if it isn't intact.")),
          .init(
            "head", JSONSchema.string.orNull.described("The last row's hash; note it elsewhere.")),
          .init("row", JSONSchema.number.orNull.described("The first row that doesn't fit.")),
          .init("sentence", JSONSchema.string.orNull.described("What was changed.")),
        ])
    ),
    (
      SchemaName.historyExport.rawValue,
      JSONSchema.object(
        ExportColumn.all.map { column in
          .init(
            column.name, column.isNumber ? .number : .string, isRequired: column.isRequired)
        }
      ).described("A row of the history, without columns that have no value.")
    ),
  ]

  private static let send: [JSONSchema.Property] = [
    .init("id", .number),
    .init("kind", .choice(SendIntent.Kind.allCases.map(\.rawValue))),
    .init("state", .choice(SendState.allCases.map(\.rawValue))),
    .init("time", .definition("time")), .init("user", .string), .init("host", .string),
    .init("profile", JSONSchema.string.described("Empty if none was chosen.")),
    .init("project", .string), .init("endpoint", .string), .init("account", .string.orNull),
    .init("target", JSONSchema.string.described("history list shortens registration tokens.")),
    .init("draft", JSONSchema.string.orNull.described("The name of the draft's file.")),
    .init("title", JSONSchema.string.orNull.described("What the message said.")),
    .init("payload_hash", .string),
    .init("reason", JSONSchema.string.orNull.described("Why it was sent despite lint errors.")),
    .init(
      "reviews", JSONSchema.string.orNull.described("What reviewers had said of its translations.")),
    .init("outcome", JSONSchema.definition("outcome").orNull),
    .init("settlement", JSONSchema.definition("settlement").orNull),
    .init("label", JSONSchema.string.orNull.described("The message's analytics label.")),
    .init(
      "results",
      JSONSchema.anything.described(
        "The result for each registration of a topic's change; history show only."),
      isRequired: false),
    .init(
      "message",
      JSONSchema.anything.described(
        "As it was sent, or a topic and its registrations; history show only."),
      isRequired: false),
  ]
}
