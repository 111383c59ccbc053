/// Keys of `data` that FCM and its Android SDK keep for themselves.
public enum ReservedDataKey {
  /// Whether FCM refuses a message with the key: `from`, `message_type`, and what begins with `google.` or
  /// `gcm.notification.`.
  public static func isRefused(_ key: String) -> Bool {
    key == "from" || key == "message_type" || key.hasPrefix("google.")
      || key.hasPrefix("gcm.notification.")
  }

  /// Whether the Android SDK takes the key out before the app sees it.
  public static func isDropped(_ key: String) -> Bool {
    key == "collapse_key" || key.hasPrefix("gcm.")
  }
}
