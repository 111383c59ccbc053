internal import MessageLint
internal import PushMessages
internal import Resolver

extension SchemaDocument {
  typealias Definition = (name: String, schema: JSONSchema)

  /// What several reports have in common.
  static let shared: [Definition] = [
    ("platform", .choice(Platform.allCases.map(\.rawValue))),
    (
      "locale",
      JSONSchema.string.described(
        "The device's name, from its languages: fr-CA, or the whole list if two devices begin "
          + "with the same language: gsw-CH, de-CH.")
    ),
    (
      "languages",
      JSONSchema.list(of: .string).described(
        "The device's languages, most wanted first, as language tags.")
    ),
    (
      "releases",
      JSONSchema.list(of: .string).described(
        "The releases in the field that it concerns; empty for the app under development.")
    ),
    (
      "source",
      JSONSchema.object([
        .init(
          "localization",
          JSONSchema.string.described("The directory's own name: values-fr, fr.lproj.")),
        .init(
          "file",
          JSONSchema.string.described("Relative to the working directory if it is inside.")),
        .init("line", .count),
      ]).described("Where a localized text is.")
    ),
    (
      "text",
      JSONSchema.object([
        .init(
          "documented",
          JSONSchema.string.orNull.described("What the FCM documentation promises.")),
        .init("outcome", .choice(outcomes)),
        .init(
          "text",
          JSONSchema.string.orNull.described("What the device shows; null if it shows nothing.")),
        .init("reason", JSONSchema.string.orNull.described("Why it isn't shown as documented.")),
        .init("source", JSONSchema.definition("source").orNull),
        .init("releases", .definition("releases")),
        .init(
          "trail", JSONSchema.list(of: .string).described("How the device got there, step by step.")
        ),
      ]).described("What a device shows for one text, and why.")
    ),
  ]

  private static let outcomes = [
    Resolution.Outcome.shows(""), .omitted, .crashes(exception: ""), .showsKey(""), .garbled(""),
    .unknown,
  ].map(\.name)

  private static let device: [JSONSchema.Property] = [
    .init("platform", .definition("platform")), .init("locale", .definition("locale")),
    .init("languages", .definition("languages")),
  ]

  static let previewing: [Definition] = [
    (
      SchemaName.preview.rawValue,
      .object(
        device + [
          .init(
            "draft", JSONSchema.string.described("The draft's path, if several were named."),
            isRequired: false),
          .init("shown", JSONSchema.boolean.described("Whether a notification appears.")),
          .init(
            "assumes",
            JSONSchema.string.described("The assumed state of an Android device."),
            isRequired: false),
          .init(
            "not_verified",
            JSONSchema.string.described(
              "The apps for which this isn't verified: those that read android_v2."),
            isRequired: false),
          .init("title", .definition("text")),
          .init("subtitle", .definition("text"), isRequired: false),
          .init("body", .definition("text")),
        ])
    )
  ]

  static let strings: [Definition] = [
    (
      SchemaName.stringsResolve.rawValue,
      .object(
        device + [
          .init("key", .string),
          .init(
            "arguments",
            JSONSchema.list(of: .string).orNull.described("null if nothing is formatted.")),
          .init(
            "texts",
            JSONSchema.list(of: .definition("text")).described(
              "What the app under development shows, followed by each release in the field.")),
          .init(
            "worst",
            JSONSchema.definition("text").described("The worst of them, as preview reports it.")),
        ])
    ),
    (
      SchemaName.stringsList.rawValue,
      .object([
        .init("key", .string),
        .init(
          "localization_counts",
          JSONSchema.object([
            .init("android", .count, isRequired: false), .init("apple", .count, isRequired: false),
          ]).described("The number of localizations that have it on each platform.")),
        .init(
          "removed_by_build",
          JSONSchema.boolean.described("Android's build drops it: it has no default text.")),
      ])
    ),
    (
      SchemaName.stringsSearch.rawValue,
      .object([
        .init("key", .string), .init("platform", .definition("platform")),
        .init(
          "quantity",
          JSONSchema.string.orNull.described("The plural category of the text: one, other.")),
        .init("text", .string), .init("source", .definition("source")),
        .init("removed_by_build", .boolean),
      ])
    ),
  ]
}
