import FCMClient
import PushMessages

/// The analytics label: without one, a message shares its figures with all others that have none.
extension Composer {
  private static let label: FieldPath = "fcm_options.analytics_label"
  private static let labels: [FieldPath] = [
    label, "android.fcm_options.analytics_label", "android_v2.fcm_options.analytics_label",
    "apns.fcm_options.analytics_label", "webpush.fcm_options.analytics_label",
  ]

  /// A label made from the draft's name; `nil` where the draft has one, or no name to make one from.
  public var offeredLabel: String? {
    guard document.message != nil, file.path != nil,
      !Self.labels.contains(where: { document.string(at: $0)?.isEmpty == false })
    else { return nil }
    return AnalyticsLabel.made(from: file.name)
  }

  var labelAvailability: Availability {
    if Self.labels.contains(where: { document.string(at: $0)?.isEmpty == false }) {
      return .unavailable(because: "the draft has a label already")
    }
    guard file.path != nil else {
      return .unavailable(because: "the draft has no name to make a label from: save it first")
    }
    return offeredLabel == nil
      ? .unavailable(because: "the draft's name has no letter or digit that a label may have")
      : .available
  }

  mutating func setLabel() {
    guard let label = offeredLabel else { return }
    change { try $0.draft.set(.string(label), at: Self.label) }
    guard document.string(at: Self.label) == label else { return }
    notice = Notice(.good, "FCM will count this message under the label \(label)", offers: [.undo])
  }
}
