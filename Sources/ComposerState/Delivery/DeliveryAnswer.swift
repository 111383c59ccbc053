public import FCMClient

/// What FCM said about the deliveries of a label.
public enum DeliveryAnswer: Hashable, Sendable {
  case entries([DeliveryEntry])
  /// A sentence without a full stop, with what to do.
  case failed(String)
}
