/// Delivery data for people; the same in the terminal's report and on the screen.
public enum DeliveryWords {
  /// What has to be known to read the figures, a sentence each, without a full stop.
  public static let notes = [
    "Android only; percentages of the messages that FCM accepted for devices that share usage data",
    "figures come up to 24 hours late, and days are those of America/Los_Angeles",
  ]

  /// If there is none: a sentence without a full stop.
  public static func none(label: String?, day: PacificDay?) -> String {
    let what = label.map { " for the label \($0)" } ?? ""
    let when = day.map { " on \($0)" } ?? ""
    return
      "no delivery data\(what)\(when) yet: it comes up to 24 hours late, for Android only, and "
      + "for the first \(AnalyticsLabel.perDay) labels of a day"
  }

  /// The counts, then each group of percentages.
  public static func lines(_ entry: DeliveryEntry) -> [String] {
    let messages = entry.messagesAccepted.map(String.init) ?? "an unknown number of"
    let notifications = entry.notificationsAccepted.map { ", \($0) of them notifications" } ?? ""
    let count =
      "\(messages) message\(entry.messagesAccepted == 1 ? "" : "s") accepted\(notifications)"
    guard !entry.figures.isEmpty else { return [count, "FCM gives no percentages"] }
    return [count] + entry.figures.map { "\(padded(number($0.percent))) %  \($0.words)" }
  }

  /// `71.3`, `100`: one decimal where there is one.
  public static func number(_ percent: Double) -> String {
    let tenths = Int((percent * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func padded(_ number: String) -> String {
    String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number
  }
}
