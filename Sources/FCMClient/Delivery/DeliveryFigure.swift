/// One percentage of FCM's delivery data.
public struct DeliveryFigure: Hashable, Sendable {
  /// What the percentages of a group are of, and whether they exclude each other.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case messageOutcome = "message_outcome"
    case deliveryPerformance = "delivery_performance"
    case messageInsight = "message_insight"
    case proxyNotification = "proxy_notification"

    /// The member of `data` in the answer.
    var key: String {
      switch self {
      case .messageOutcome: "messageOutcomePercents"
      case .deliveryPerformance: "deliveryPerformancePercents"
      case .messageInsight: "messageInsightPercents"
      case .proxyNotification: "proxyNotificationInsightPercents"
      }
    }
  }

  public var group: Group
  /// As the API has it, in snake case: `dropped_ttl_expired`.
  public var name: String
  public var percent: Double

  public init(_ group: Group, _ name: String, _ percent: Double) {
    self.group = group
    self.name = name
    self.percent = percent
  }

  /// What it counts, for people; a figure that this version doesn't know has its own name.
  public var words: String { Self.words[group]?[name] ?? name.replacing("_", with: " ") }

  private static let words: [Group: [String: String]] = [
    .messageOutcome: [
      "delivered": "delivered",
      "pending": "not delivered by the end of the day",
      "collapsed": "replaced by a newer message",
      "dropped_too_many_pending_messages": "dropped: too many waited for the app",
      "dropped_app_force_stopped": "dropped: the app was force-stopped",
      "dropped_device_inactive": "dropped: the device wasn't connected for a month",
      "dropped_ttl_expired": "dropped: expired before delivery",
    ],
    .deliveryPerformance: [
      "delivered_no_delay": "delivered without delay",
      "delayed_device_offline": "delayed: the device was offline",
      "delayed_device_doze": "delayed: the device was dozing",
      "delayed_message_throttled": "delayed: too many messages for the device",
      "delayed_user_stopped": "delayed: the user was stopped on the device",
    ],
    .messageInsight: ["priority_lowered": "priority lowered from high to normal"],
    .proxyNotification: [
      "proxied": "notifications shown by proxy",
      "failed": "proxy failed",
      "skipped_unsupported": "not proxied: unsupported",
      "skipped_not_throttled": "not proxied: not throttled",
      "skipped_unconfigured": "not proxied: not configured",
      "skipped_opted_out": "not proxied: the app opted out",
    ],
  ]
}
