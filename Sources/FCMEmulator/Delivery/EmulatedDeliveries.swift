import FCMClient
import PushMessages
import Synchronization

/// What was sent by day and label, for delivery data: all of it counts as delivered at once.
final class EmulatedDeliveries: Sendable {
  /// The counts of a day and a label, for another run.
  struct Kept: Hashable, Sendable {
    var project: ProjectID
    var day: PacificDay
    var label: String
    var messages: Int
    var notifications: Int
  }

  private struct Key: Hashable {
    var project: ProjectID
    var day: PacificDay
    var label: String
  }

  private struct Counts {
    var messages = 0
    var notifications = 0
  }

  /// FCM reports a hundred labels a day; so many days and labels are remembered.
  private static let limit = 10_000
  private static let standardPage = 1000
  private static let longestPage = 10_000

  private let counts = Mutex([Key: Counts]())

  /// Takes a message that was sent, its names canonical.
  func count(_ message: JSONNode, of project: ProjectID, at now: Int) {
    guard let day = PacificDay(at: now) else { return }
    let key = Key(project: project, day: day, label: Self.label(of: message))
    counts.withLock { counts in
      guard counts[key] != nil || counts.count < Self.limit else { return }
      counts[key, default: Counts()].messages += 1
      if Self.isNotification(message) {
        counts[key, default: Counts()].notifications += 1
      }
    }
  }

  /// All counts, by project, day and label.
  var kept: [Kept] {
    counts.withLock { counts in
      counts.map { key, counts in
        Kept(
          project: key.project, day: key.day, label: key.label, messages: counts.messages,
          notifications: counts.notifications)
      }
    }.sorted {
      ("\($0.project)", $0.day, $0.label) < ("\($1.project)", $1.day, $1.label)
    }
  }

  /// Begins with the counts of an earlier run.
  func restore(_ kept: [Kept]) {
    counts.withLock { counts in
      counts = [:]
      for one in kept.prefix(Self.limit) {
        counts[Key(project: one.project, day: one.day, label: one.label)] = Counts(
          messages: one.messages, notifications: one.notifications)
      }
    }
  }

  private static func isNotification(_ message: JSONNode) -> Bool {
    message["notification"] != nil || message["android"]?["notification"] != nil
      || message["android_v2"]?["remote_notification"] != nil
  }

  /// Android's own label comes before the common one.
  private static func label(of message: JSONNode) -> String {
    let options = [
      message["android"]?["fcm_options"], message["android_v2"]?["fcm_options"],
      message["fcm_options"],
    ]
    return options.lazy.compactMap { $0?["analytics_label"]?.string }.first { !$0.isEmpty } ?? ""
  }

  func answer(
    _ request: EmulatorRequest, _ project: ProjectID, _ app: String
  ) -> EmulatorAnswer {
    guard request.method == "GET", AndroidAppID(app) != nil else { return .notFound }
    let start = request.query["page_token"].flatMap { $0.isEmpty ? nil : $0 } ?? "0"
    guard
      let size = request.query.count(
        "page_size", standard: Self.standardPage, limit: Self.longestPage),
      let start = Int(start), start >= 0
    else { return .invalidPage }
    let all = counts.withLock { $0 }.filter { $0.key.project == project }
      .sorted { ($1.key.day, $0.key.label) < ($0.key.day, $1.key.label) }
    let page = all.dropFirst(start).prefix(size)
    let isLast = start + page.count >= all.count
    let entries = page.map { Self.value($0.key, $0.value, app) }
    let members: [(String, JSONValue)] =
      (entries.isEmpty ? [] : [("androidDeliveryData", .list(entries))])
      + (isLast ? [] : [("nextPageToken", .string("\(start + page.count)"))])
    return EmulatorAnswer(
      status: 200, body: JSONText.compact(EmulatorAnswer.object(members)))
  }

  private static func value(_ key: Key, _ counts: Counts, _ app: String) -> JSONValue {
    let number = { (number: Int) in JSONValue.number("\(number)") }
    let date = [("year", key.day.year), ("month", key.day.month), ("day", key.day.day)]
    return EmulatorAnswer.object(
      [
        ("appId", .string(app)),
        ("date", EmulatorAnswer.object(date.map { ($0, number($1)) })),
      ] + (key.label.isEmpty ? [] : [("analyticsLabel", .string(key.label))]) + [
        (
          "data",
          EmulatorAnswer.object([
            ("countMessagesAccepted", .string("\(counts.messages)")),
            ("countNotificationsAccepted", .string("\(counts.notifications)")),
            ("messageOutcomePercents", EmulatorAnswer.object([("delivered", number(100))])),
            (
              "deliveryPerformancePercents",
              EmulatorAnswer.object([("deliveredNoDelay", number(100))])
            ),
          ])
        )
      ])
  }
}
