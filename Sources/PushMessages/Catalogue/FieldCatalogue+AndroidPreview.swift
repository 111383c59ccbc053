extension FieldCatalogue {
  /// `android_v2`: documented as a preview (Pre-GA), in no released Admin SDK and not in the discovery document.
  ///
  /// It stands instead of `android`; its fields are those of `android` but for the two that it has no use for.
  static let androidPreviewFields: [Field] = androidPreviewOwnFields + shared + notification

  private static let root: FieldPath = "android_v2"
  private static let remote: FieldPath = "android_v2.remote_notification"

  private static let androidPreviewOwnFields: [Field] = [
    Field(
      root, .android, .group,
      "What holds for Android only, in the coming form; not beside android.",
      status: .preview),
    Field(
      remote, .android, .group, "A notification that Android shows, in the foreground too.",
      status: .preview),
    Field(
      remote.appending("mutable_content"), .android, .boolean,
      "Lets the app change the notification before it is shown.", status: .preview),
    Field(
      remote.appending("use_as_v1_data_message"), .android, .boolean,
      "Hands it to the app as a data message.", status: .preview),
    Field(
      remote.appending("notification"), .android, .group, "What Android shows.", status: .preview),
    Field(
      remote.appending("notification").appending("id"), .android, .integer,
      "A later notification with the same number replaces this one.", status: .preview),
    Field(
      root.appending("background_sync"), .android, .freeForm,
      "Wakes the app without showing anything; an empty object.", status: .preview),
  ]

  private static let shared: [Field] = androidFields.compactMap { field in
    guard !["priority", "notification"].contains(field.path.lastKey) else { return nil }
    return field.moved(from: "android", to: root)
  }

  private static let notification: [Field] = (androidNotificationFields + androidLightFields)
    .compactMap { field in
      guard !["proxy", "bypass_proxy_notification"].contains(field.path.lastKey) else { return nil }
      return field.moved(from: "android.notification", to: remote.appending("notification"))
    }
}

extension Field {
  fileprivate func moved(from old: FieldPath, to new: FieldPath) -> Field {
    var field = self
    field.path = FieldPath(new.components + path.components.dropFirst(old.components.count))
    field.status = .preview
    return field
  }
}
