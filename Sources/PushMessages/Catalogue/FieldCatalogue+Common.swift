extension FieldCatalogue {
  static let commonFields: [Field] = [
    Field(
      "fid", .common, .text,
      "The Firebase installation ID of one app on one device: 22 characters, the first one c, d, e or f.",
      "cX9kQ2mTRq-aVb8sYw3_Zu", limit: .notEmpty),
    Field(
      "token", .common, .text,
      "The registration token of one app on one device; for now, FCM also accepts an installation ID here.",
      "bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1…", limit: .notEmpty,
      status: .deprecated(instead: "fid")),
    Field(
      "topic", .common, .text,
      "Everyone who subscribed to this topic; its name without /topics/.",
      "industry-tech", limit: .matching(.name, maximumLength: nil)),
    Field(
      "condition", .common, .text, "Everyone whose topics match this; at most five topics.",
      "'dogs' in topics && 'cats' in topics", limit: .notEmpty),
    Field(
      "notification", .common, .group,
      "What every platform shows unless its own block says otherwise."),
    Field(
      "notification.title", .common, .text,
      "The title for all platforms. On Android it hides every localization key."),
    Field(
      "notification.body", .common, .text,
      "The body for all platforms. On Android it hides every localization key."),
    Field(
      "notification.image", .common, .url,
      "An image for all platforms: JPEG or PNG; at most 1 MB on Android.",
      "https://example.com/sale.png"),
    Field("data", .common, .stringMap, "Keys and text values handed to the app."),
    Field("fcm_options", .common, .group, "Options for all platforms."),
    Field(
      "fcm_options.analytics_label", .common, .text,
      "A label for FCM's delivery reports: up to 50 letters, digits and -_.~%.", "stock-alert-11",
      limit: .analyticsLabel),
    Field(
      "name", .common, .text, "The name that FCM gave the message when it was sent.",
      status: .outputOnly),
    Field("android", .android, .group, "Settings for Android only."),
    Field("apns", .apple, .group, "Settings for Apple devices only."),
    Field("webpush", .web, .group, "Settings for browsers only."),
  ]
}

extension Field.Limit {
  /// The pattern of the Admin SDKs for Python, Java and .NET.
  static let analyticsLabel = Self.matching(.name, maximumLength: 50)
  /// Four weeks, in seconds.
  static let lifespan = Self.range(0...2_419_200)
  static let notNegative = Self.range(0...Double.infinity)
}
