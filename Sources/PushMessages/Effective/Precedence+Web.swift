extension Precedence {
  /// What the browser's SDK receives: the notification's options with the common texts, the data, headers and link.
  ///
  /// FCM's documentation gives the default of `TTL`.
  static func web(_ document: MessageDocument) -> ReceivedMessage {
    var precedence = Precedence(document, block: "webpush")
    if precedence.isObject(at: "webpush.notification") {
      precedence.received.hasNotification = true
    }
    precedence.addWebNotification()
    precedence.addData()
    precedence.addHeaders([(name: "TTL", value: "2419200")])
    precedence.addLink()
    precedence.add("fcm_options.analytics_label", over: "fcm_options.analytics_label")
    return precedence.received
  }

  private mutating func addWebNotification() {
    let notification = Self.notification
    let names = ["title", "body", "image"]
    for name in names {
      add(notification.appending(name), over: notification.appending(name))
    }
    received.title.literal = received.text(at: notification.appending("title"))
    received.body.literal = received.text(at: notification.appending("body"))
    for member in members(at: own(notification)) {
      let place = notification.appending(member.key)
      let shown = names.contains(member.key) ? received[place] : nil
      if shown == nil {
        add(member.value, at: place, from: own(place), remark(on: member.key))
      } else if shown?.source != own(place) {
        // An empty or wrong text has given way to the common one.
        replace(own(place), by: place)
      }
    }
    if received.entries.isEmpty, isObject(at: own(notification)) {
      add(.object([]), at: notification, from: own(notification))
    }
  }

  private func remark(on key: String) -> ReceivedMessage.Remark? {
    let link: FieldPath = "webpush.fcm_options.link"
    switch key {
    // The SDK puts its own message there, for the click.
    case "data": return .withheld
    case "click_action": return value(at: link) == nil ? nil : .hidden(by: link)
    default: return nil
    }
  }

  private mutating func addLink() {
    add("fcm_options.link", received.hasNotification ? nil : .ineffective)
  }
}
