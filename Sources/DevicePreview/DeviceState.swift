/// What a device is doing when a notification comes, and where its user looks at it.
public enum DeviceState: Hashable, Sendable, CaseIterable {
  /// The app is in the background: a row of Android's notification panel, the iPhone's lock screen,
  /// a browser's notification as it appears.
  case resting
  /// Over what is on the screen, for a moment.
  case banner
  /// The user has opened the notification to read all of it.
  case expanded
  /// The app itself is on the screen.
  case foreground
}
