internal import FCMClient

extension SchemaDocument {
  /// What the verbs of `topics` and `delivery` print.
  static let topics: [Definition] = [
    (
      SchemaName.topics.rawValue,
      JSONSchema.object([
        .init(
          "argument", JSONSchema.count.orNull.described("Which word named it, counted from 1.")),
        .init("line", JSONSchema.count.orNull.described("Its line in the file, counted from 1.")),
        .init(
          "registration", JSONSchema.string.orNull.described("Shortened; null if it is malformed.")),
        .init(
          "form",
          JSONSchema.choice(Registration.Form.allCases.map(\.rawValue)).orNull),
        .init("name", JSONSchema.string.orNull.described("The profile's name of the device.")),
        .init("topic", JSONSchema.string.orNull),
        .init(
          "result",
          .choice([
            "added", "already", "removed", "absent", "would-add", "would-remove", "subscribed",
            "none",
            "refused", "unknown", "not-done", "malformed", "duplicate",
          ])),
        .init(
          "create_time", JSONSchema.string.orNull.described("When it got the topic; list only.")),
        .init("code", JSONSchema.string.orNull.described("Why not.")),
        .init("sentence", JSONSchema.string.orNull.described("Why not, and what to do.")),
      ]).described("A registration and a topic; a line each.")
    ),
    (
      SchemaName.delivery.rawValue,
      .object([
        .init("app_id", .string), .init("platform", .choice(["android"])),
        .init("date", JSONSchema.string.described("A day of America/Los_Angeles: 2026-11-24.")),
        .init("time_zone", .choice(["America/Los_Angeles"])),
        .init("label", JSONSchema.string.orNull.described("null for messages without a label.")),
        .init(
          "messages_accepted",
          JSONSchema.count.orNull.described("Accepted for devices that share usage data.")),
        .init("notifications_accepted", JSONSchema.count.orNull),
        .init(
          "percentages",
          JSONSchema.anything.described(
            "Figures by group: message_outcome, delivery_performance, message_insight, proxy_notification."
          )),
      ])
    ),
  ]
}
