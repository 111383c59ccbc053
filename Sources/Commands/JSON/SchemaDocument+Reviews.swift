internal import Drafts

extension SchemaDocument {
  /// What `review status` prints, and what `review import` takes.
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
    (
      "answer",
      .object([
        .init("locale", JSONSchema.string.described("The device's languages: gsw-CH, de-CH.")),
        .init(
          "device",
          JSONSchema.definition("platform").orNull.described(
            "The device that was seen; null or left out for all of them."), isRequired: false),
        .init("state", .choice(ReviewMark.State.allCases.map(\.rawValue))),
        .init(
          "note", JSONSchema.string.orNull.described("Why it is rejected."), isRequired: false),
        .init("texts", JSONSchema.string.described("Names what all its devices showed.")),
        .init(
          "overrides",
          JSONSchema.list(of: .definition("seen-rejection")).described(
            "The rejections that the page showed, and that the reader decided against."),
          isRequired: false),
      ])
    ),
    (
      "seen-rejection",
      .object([
        .init(
          "email", JSONSchema.string.described("Left out if the mark names no reviewer."),
          isRequired: false),
        .init("at", JSONSchema.string.described("When it was made: 2026-11-21T20:00:00Z.")),
      ])
    ),
    (
      SchemaName.answers.rawValue,
      .object(
        envelope(.answers) + [
          .init(
            "payload",
            JSONSchema.string.orNull.described(
              "The payload hash on the page; null for a page without a profile's project."),
            isRequired: false),
          .init("draft", JSONSchema.string.described("The draft, as the page calls it.")),
          .init(
            "reviewer",
            .object([
              .init("name", .string, isRequired: false),
              .init("email", JSONSchema.string.described("Tells reviewers apart; ASCII.")),
            ])),
          .init("answers", .list(of: .definition("answer"))),
        ])
    ),
  ]
}
