internal import Drafts

extension SchemaDocument {
  /// What `review status` prints.
  static let reviews: [Definition] = [
    (
      "mark",
      .object([
        .init("reviewer", JSONSchema.string.orNull.described("null for a mark in the notes.")),
        .init("email", .string.orNull),
        .init("state", .choice(ReviewMark.State.allCases.map(\.rawValue))),
        .init("note", JSONSchema.string.described("Empty if nothing was noted.")),
        .init("time", JSONSchema.string.described("In UTC: 2026-11-21T20:00:00Z.")),
        .init("current", JSONSchema.boolean.described("Whether the same texts are shown now.")),
        .init("counts", JSONSchema.boolean.described("Whether it decides on the state.")),
      ])
    ),
    (
      "reviewed-locale",
      .object([
        .init("locale", JSONSchema.string.described("The device's languages: gsw-CH, de-CH.")),
        .init("texts", JSONSchema.string.described("Names what all its devices show.")),
        .init("state", .choice(["reviewed", "rejected", "lapsed", "none"])),
        .init("marks", .list(of: .definition("mark"))),
      ])
    ),
    (
      SchemaName.reviews.rawValue,
      .object(
        envelope(.reviews) + [
          .init("draft", .string), .init("total", .count), .init("reviewed", .count),
          .init(
            "required",
            JSONSchema.string.orNull.described("all, changed or a percentage such as 80%.")),
          .init("missing", JSONSchema.string.orNull.described("What lacks of that.")),
          .init("locales", .list(of: .definition("reviewed-locale"))),
        ])
    ),
  ]
}
