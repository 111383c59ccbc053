import FCMClient
import SendPolicy
import Workspace

@testable import ComposerState

/// Test devices with their topics, delivery figures, and a local FCM's inbox.
enum TopicMoments {
  static let all: [SendMoment] =
    InboxMoments.all + [
      SendMoment(
        description: "devices-not-asked",
        events: [.action(.accountFound(SendMoment.access, warnings: [])), .action(target)]),
      SendMoment(description: "devices-asking", events: begin),
      SendMoment(
        description: "devices-unsubscribed",
        events: begin + [
          told(
            .topics(["demo-orders", "news"]),
            .topics(["a-topic-with-a-long-name", "news", "sport"]))
        ]),
      SendMoment(
        description: "devices-failed",
        events: begin + [
          told(
            .topics(["demo-orders"]),
            .failed(
              "FCM finds no such registration in project demo-shop-prod: check that it is of an app "
                + "of this project and still in use"))
        ]),
      SendMoment(
        description: "devices-subscribing",
        events: begin + [
          told(.topics([]), .topics(["news"])), .action(.command(.subscribeDevices)),
        ]),
      SendMoment(
        description: "review-unsubscribed",
        events: SendMoment.dryRun + [
          .action(.command(.readTopics)), told(.topics(["demo-orders"]), .topics([])),
          .action(.command(.send)), .prepared(.send), .wait(milliseconds: 400),
        ]),
      SendMoment(description: "deliveries-asking", events: opened),
      SendMoment(
        description: "deliveries", events: opened + [.action(.deliveryRead(.entries(entries)))]),
      SendMoment(
        description: "deliveries-none", events: opened + [.action(.deliveryRead(.entries([])))]),
      SendMoment(
        description: "deliveries-denied",
        events: opened + [
          .action(
            .deliveryRead(
              .failed(
                "the account may not read delivery data of project demo-shop-prod: give it the permission "
                  + "fcmdata.deliverydata.list")))
        ]),
    ]

  private static let target = Action.command(.showTarget)

  private static let begin: [SendMoment.Event] = [
    .action(.accountFound(SendMoment.access, warnings: [])), .action(target),
    .action(.command(.readTopics)),
  ]

  private static func told(
    _ mia: DeviceTopics.Answer, _ jo: DeviceTopics.Answer
  ) -> SendMoment.Event {
    let devices = SendMoment.production.testTargets
    return .action(.topicsRead([devices[0].address: mia, devices[1].address: jo]))
  }

  /// The figures of the first send of a topic are asked for.
  private static let opened: [SendMoment.Event] = [
    .action(.accountFound(SendMoment.access, warnings: [])),
    .action(.historyRead(SendMoment.history, clock: SendMoment.clock)),
    .action(.command(.showHistory)), .action(.command(.down)), .action(.command(.down)),
    .action(.command(.duplicate)),
  ]

  private static let entries: [DeliveryEntry] = ["2026-11-20", "2026-11-21"].compactMap { day in
    PacificDay(day).map {
      DeliveryEntry(
        appID: "1:1234567890:android:0a1b2c", day: $0, label: "weekend", messagesAccepted: 18_204,
        notificationsAccepted: 18_200,
        figures: [
          DeliveryFigure(.messageOutcome, "delivered", 71.34),
          DeliveryFigure(.messageOutcome, "pending", 20),
          DeliveryFigure(.messageOutcome, "dropped_ttl_expired", 0.51),
          DeliveryFigure(.deliveryPerformance, "delivered_no_delay", 93.2),
          DeliveryFigure(.deliveryPerformance, "delayed_device_doze", 4.04),
          DeliveryFigure(.messageInsight, "priority_lowered", 1.7),
        ])
    }
  }
}
