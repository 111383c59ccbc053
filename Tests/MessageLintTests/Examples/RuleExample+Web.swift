/// The examples of the rules that look at the web app's sources.
extension RuleExample {
  private static let title = #"webpush.notification.title: "Hi""#

  static let webExamples: [RuleExample] = [
    RuleExample(
      "web-double",
      .app(
        [title], "web/firebase-messaging-sw.js: registration.showNotification(payload.data.title)"),
      .app([title], "web/firebase-messaging-sw.js: firebase.messaging()")),
    RuleExample(
      "web-action-unhandled",
      .app([#"webpush.notification.actions: [{"action": "close", "title": "Close"}]"#], ""),
      .app([#"webpush.notification.actions: [{"action": "open", "title": "Open"}]"#], "")),
    RuleExample(
      "web-picture-not-found", .app([#"webpush.notification.icon: "/img/sael.png""#], ""),
      .app([#"webpush.notification.icon: "/img/sale.png""#], "")),
  ]
}
