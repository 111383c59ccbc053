extension FieldCatalogue {
  private static let alert: FieldPath = "apns.payload.aps.alert"
  private static let aps: FieldPath = "apns.payload.aps"
  private static let headers: FieldPath = "apns.headers"

  static let appleFields: [Field] =
    alertFields + apsFields + headerFields + [
      Field(
        "apns.payload", .apple, .freeForm, "What Apple's service gets: aps, and your own keys."),
      Field("apns.fcm_options", .apple, .group, "FCM options for Apple devices."),
      Field(
        "apns.fcm_options.image", .apple, .url,
        "The image on Apple devices; needs mutable-content and a service extension in the app."),
      Field(
        "apns.fcm_options.analytics_label", .apple, .text, "The report label for Apple devices.",
        limit: .analyticsLabel),
      Field(
        "apns.live_activity_token", .apple, .text,
        "The token of a Live Activity to start or update.", limit: .notEmpty),
    ]

  private static let alertFields: [Field] = [
    Field(
      alert.appending("title-loc-key"), .apple, .localizationKey,
      "The key of the title in the app's Localizable strings.", "WELCOME_TITLE"),
    Field(
      alert.appending("title-loc-args"), .apple, .arguments,
      "Values for the title's placeholders; a push knows only %@, %1$@ and %%.", "Alice"),
    Field(
      alert.appending("loc-key"), .apple, .localizationKey,
      "The key of the body in the app's Localizable strings.", "NEW_MESSAGE_BODY"),
    Field(
      alert.appending("loc-args"), .apple, .arguments,
      "Values for the body's placeholders; a push knows only %@, %1$@ and %%.", "3"),
    Field(
      alert.appending("title"), .apple, .text,
      "The title on Apple devices; shown if title-loc-key finds nothing."),
    Field(alert.appending("subtitle"), .apple, .text, "A second line below the title."),
    Field(
      alert.appending("body"), .apple, .text,
      "The body on Apple devices; shown if loc-key finds nothing."),
    Field(
      alert.appending("subtitle-loc-key"), .apple, .localizationKey, "The key of the subtitle."),
    Field(
      alert.appending("subtitle-loc-args"), .apple, .arguments,
      "Values for the subtitle's placeholders."),
    Field(
      alert.appending("launch-image"), .apple, .text,
      "The launch image when the app is opened by it."),
    Field(
      alert.appending("action-loc-key"), .apple, .localizationKey,
      "The key of the button's text, before there were categories.",
      status: .deprecated(instead: aps.appending("category"))),
    Field(
      alert.appending("action"), .apple, .text,
      "The button's text, before there were categories.",
      status: .deprecated(instead: aps.appending("category"))),
  ]

  private static let apsFields: [Field] = [
    Field(aps, .apple, .freeForm, "Apple's part of the payload; all its keys are hyphenated."),
    Field(alert, .apple, .textOrGroup, "What an Apple device shows."),
    Field(
      aps.appending("category"), .apple, .text,
      "The category whose actions the notification offers.",
      "NEW_MESSAGE_CATEGORY"),
    Field(
      aps.appending("mutable-content"), .apple, .flag,
      "Lets the app's service extension change the notification; an image needs it."),
    Field(
      aps.appending("badge"), .apple, .integer, "The number on the app's icon; 0 removes it.", "42"),
    Field(
      aps.appending("sound"), .apple, .textOrGroup,
      "default, or a sound file of the app with its extension; an object for a critical alert."),
    Field(
      aps.appending("sound").appending("critical"), .apple, .flag,
      "Sounds even when the device is muted; the app needs Apple's permission."),
    Field(
      aps.appending("sound").appending("name"), .apple, .text,
      "default, or a sound file of the app with its extension.", limit: .notEmpty),
    Field(
      aps.appending("sound").appending("volume"), .apple, .decimal,
      "How loud a critical alert is: 0 is silent, 1 full.", limit: .range(0...1)),
    Field(aps.appending("thread-id"), .apple, .text, "Notifications of one thread are stacked."),
    Field(
      aps.appending("interruption-level"), .apple,
      .choice(["passive", "active", "time-sensitive", "critical"]), "How much it may disturb."),
    Field(
      aps.appending("relevance-score"), .apple, .decimal,
      "The order in a summary, 0 to 1; for a Live Activity any number."),
    Field(
      aps.appending("content-available"), .apple, .flag,
      "Wakes the app in the background; such a push shows nothing."),
    Field(aps.appending("target-content-id"), .apple, .text, "The window to bring forward."),
    Field(aps.appending("filter-criteria"), .apple, .text, "What a Focus filters by."),
    Field(
      aps.appending("timestamp"), .apple, .epochSeconds, "Live Activity: the time of this state."),
    Field(
      aps.appending("event"), .apple, .choice(["start", "update", "end"]),
      "Live Activity: the event, such as start or end."),
    Field(aps.appending("content-state"), .apple, .freeForm, "Live Activity: its new state."),
    Field(
      aps.appending("stale-date"), .apple, .epochSeconds,
      "Live Activity: when it counts as out of date."
    ),
    Field(
      aps.appending("dismissal-date"), .apple, .epochSeconds, "Live Activity: when it is removed."),
    Field(
      aps.appending("attributes-type"), .apple, .text, "Live Activity: the type of its attributes."),
    Field(aps.appending("attributes"), .apple, .freeForm, "Live Activity: its attributes."),
  ]

  private static let headerFields: [Field] = [
    Field(headers, .apple, .stringMap, "Headers for Apple's push service."),
    Field(
      headers.appending("apns-expiration"), .apple, .epoch,
      "The time until which Apple keeps it, in seconds since 1970; 0 tries once, without it 30 days.",
      "1604750400", limit: .notNegative),
    Field(
      headers.appending("apns-priority"), .apple, .choice(["10", "5", "1"]),
      "10 at once, 5 when it suits the battery, 1 later still."),
    Field(
      headers.appending("apns-collapse-id"), .apple, .text,
      "A later push with the same ID replaces this one; at most 64 bytes.",
      limit: .bytes(64)),
    Field(
      headers.appending("apns-push-type"), .apple,
      .choice([
        "alert", "background", "location", "voip", "complication", "fileprovider", "mdm",
        "liveactivity", "pushtotalk", "controls", "widgets",
      ]), "What kind of push it is."),
    Field(
      headers.appending("apns-id"), .apple, .text, "A UUID for this push.",
      limit: .matching(.uuid, maximumLength: 36)),
    Field(headers.appending("apns-topic"), .apple, .text, "The app's bundle ID; FCM fills it in."),
  ]
}
