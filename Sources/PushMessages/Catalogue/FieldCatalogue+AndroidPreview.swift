extension FieldCatalogue {
  /// `android_v2`, which stands in the place of `android`: a preview under Google's Pre-GA terms, in no released Admin SDK.
  ///
  /// Its fields are those of `android` but for the three that it has no use for, and a few of its own.
  static let androidPreviewFields: [Field] = ownFields + shared + notification

  private static let root = AndroidBlock.v2.path
  private static let remote = AndroidBlock.remoteNotification

  private static let ownFields: [Field] = [
    Field(
      root, .android, .group,
      "Settings for Android only, in FCM's new form; FCM refuses it beside android.",
      status: .preview),
    Field(
      remote, .android, .group,
      "A notification that FCM delivers at once; one of this and background_sync is needed.",
      status: .preview),
    Field(
      remote.appending("mutable_content"), .android, .boolean,
      "Lets the app change the notification before it appears.", status: .preview),
    Field(
      AndroidBlock.usesDataMessage, .android, .boolean,
      "Older apps get a data message without the notification; their own code has to show it.",
      status: .preview),
    Field(
      AndroidBlock.v2.notification, .android, .group, "What Android shows.", status: .preview),
    Field(
      AndroidBlock.v2.notification.appending("id"), .android, .integer,
      "With tag, the notification's name: a later one with the same tag and id replaces it.",
      limit: .range(-2_147_483_648...2_147_483_647), status: .preview),
    Field(
      AndroidBlock.backgroundSync, .android, .marker,
      "Wakes the app and shows nothing; FCM may delay or batch it. An empty object.",
      status: .preview),
  ]

  private static let shared: [Field] = androidFields.compactMap { field in
    field.path == AndroidBlock.v1.notification ? nil : field.inPreview
  }

  private static let notification: [Field] =
    (androidNotificationFields + androidLightFields).compactMap(\.inPreview)
}

extension Field {
  /// The same field of `android_v2`; `nil` if that has none.
  fileprivate var inPreview: Field? {
    guard let place = AndroidBlock.v2.place(of: path) else { return nil }
    var field = self
    (field.path, field.status) = (place, .preview)
    if let summary = Self.previewSummaries[place] { field.summary = summary }
    // A number below 1 has the launcher count, as no number has.
    if place.lastKey == "notification_count" { field.limit = nil }
    return field
  }

  /// Where a field means something else than that of `android`.
  private static let previewSummaries: [FieldPath: String] = [
    "android_v2.collapse_key":
      "A later message with the same key replaces this one while it waits; without a key, none does.",
    AndroidBlock.v2.notification.appending("tag"):
      "With id, the notification's name: a later one with the same tag and id replaces it.",
    AndroidBlock.v2.notification.appending("notification_count"):
      "The number on the app's badge; without it, or below 1, the launcher counts.",
  ]
}
