internal import FCMClient
internal import PushMessages
internal import TextLayout

/// Delivery data in its formats.
enum DeliveryReport {
  static func text(_ entries: [DeliveryEntry]) -> String {
    entries.map { entry in
      let label = entry.label.map { "label \($0)" } ?? "no label"
      let lines =
        ["\(entry.day)  \(label)  app \(entry.appID)"]
        + DeliveryWords.lines(entry).map { "  " + $0 }
      return lines.map { $0.displayable + "\n" }.joined()
    }.joined(separator: "\n")
  }

  static func json(_ entries: [DeliveryEntry]) -> String {
    JSONReport.text(.delivery, entries.map(value))
  }

  private static func value(_ entry: DeliveryEntry) -> JSONValue {
    .object([
      .init("app_id", .string(entry.appID)), .init("platform", .string("android")),
      .init("date", .string("\(entry.day)")), .init("time_zone", .string("America/Los_Angeles")),
      .init("label", JSONReport.string(entry.label)),
      .init("messages_accepted", JSONReport.number(entry.messagesAccepted)),
      .init("notifications_accepted", JSONReport.number(entry.notificationsAccepted)),
      .init(
        "percentages",
        .object(
          DeliveryFigure.Group.allCases.map { group in
            .init(
              group.rawValue,
              .object(
                entry.figures.filter { $0.group == group }.map {
                  .init($0.name, .number(DeliveryWords.number($0.percent)))
                }))
          })),
    ])
  }
}
