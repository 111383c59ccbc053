public import PushMessages

extension ReceivedMessage {
  /// Whether the message has something for a notification: a text or a setting.
  ///
  /// Of an empty one no device shows anything.
  public var hasNotificationPart: Bool {
    entries.contains { entry in
      guard case .field = entry.origin else { return false }
      if entry.place == Self.alert { return entry.value != .object([]) }
      return [Self.notification, Self.alert].contains { place in
        entry.place.hasPrefix(place) && entry.place != place
      }
    }
  }

  private static let notification: FieldPath = "notification"
  private static let alert: FieldPath = "payload.aps.alert"
}
