internal import CalendarTime
public import NotificationPage

extension PageHead {
  /// Made at a moment in seconds since 1970.
  public init(appName: String, version: String, now: Int) {
    self.init(
      appName: appName, version: version, time: Timestamp(secondsSince1970: now).description)
  }
}
