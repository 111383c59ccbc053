import PushMessages

extension MessageDocument {
  /// The label under which FCM counts the message; of several Android's, because only those are reported.
  var analyticsLabel: String? {
    Self.labels.lazy.compactMap { string(at: $0) }.first { !$0.isEmpty }
  }

  private static let labels: [FieldPath] = [
    "android.fcm_options.analytics_label", "android_v2.fcm_options.analytics_label",
    "fcm_options.analytics_label", "apns.fcm_options.analytics_label",
    "webpush.fcm_options.analytics_label",
  ]
}
