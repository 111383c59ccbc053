extension Precedence {
  /// What Android's SDK receives: the common notification with Android's own texts over it, its options, the data.
  ///
  /// The discovery document gives the defaults of `ttl` and, by the kind of message, of `priority`.
  static func android(_ document: MessageDocument) -> ReceivedMessage {
    var precedence = Precedence(document, block: "android")
    if precedence.isObject(at: "android.notification") {
      precedence.received.hasNotification = true
    }
    precedence.addAndroidTexts()
    precedence.addAndroidOptions()
    precedence.addData { isReserved($0) ? .withheld : nil }
    precedence.addAndroidDelivery()
    return precedence.received
  }

  private mutating func addAndroidTexts() {
    for name in ["title", "body"] {
      let place = notification.appending(name)
      add(place, over: place)
      // The SDK reads the key only where no text has arrived.
      let literal = received[place]?.source
      for part in ["key", "args"] {
        let place = notification.appending("\(name)_loc_\(part)")
        // Without the list nothing is formatted; whether FCM passes an empty one on, nobody says.
        let isEmpty = value(at: own(place)) == .list([])
        add(place, literal.map { .hidden(by: $0) } ?? (isEmpty ? .unverified : nil))
      }
    }
    add("notification.image", over: "notification.image")
    received.title = received.text(in: notification, "title", "title_loc_key", "title_loc_args")
    received.body = received.text(in: notification, "body", "body_loc_key", "body_loc_args")
  }

  private mutating func addAndroidOptions() {
    let done: Set<String> = [
      "title", "title_loc_key", "title_loc_args", "body", "body_loc_key", "body_loc_args", "image",
    ]
    // Most drafts set few of them: the rest need not be looked for.
    let keys = document.node(at: "android.notification")?.members?.map(\.key) ?? []
    let set = Set(keys.flatMap { [$0, FieldName.snakeCase($0)] }).subtracting(done)
    for field in FieldCatalogue.children(of: "android.notification") {
      let name = field.path.lastKey
      guard set.contains(name) else { continue }
      add(notification.appending(name), hider(of: name).map { .hidden(by: $0) })
    }
  }

  /// Of a default and its own setting one wins: the default vibration, and the message's own light.
  private func hider(of name: String) -> FieldPath? {
    switch name {
    case "vibrate_timings":
      let vibration: FieldPath = "android.notification.default_vibrate_timings"
      return value(at: vibration) == .boolean(true) ? vibration : nil
    case "default_light_settings":
      let light: FieldPath = "android.notification.light_settings"
      return value(at: light) == nil ? nil : light
    default: return nil
    }
  }

  private mutating func addAndroidDelivery() {
    add("ttl")
    if received["ttl"] == nil { addDefault("2419200s", at: "ttl") }
    add("priority")
    if received["priority"] == nil {
      addDefault(received.hasNotification ? "high" : "normal", at: "priority")
    }
    for name in [
      "collapse_key", "restricted_package_name", "direct_boot_ok", "bandwidth_constrained_ok",
      "restricted_satellite_ok",
    ] {
      add(FieldPath([.key(name)]))
    }
    add("fcm_options.analytics_label", over: "fcm_options.analytics_label")
  }

  private var notification: FieldPath { "notification" }

  /// Keys that Android's SDK takes out of the data before the app sees it (`Constants.extractDeveloperDefinedPayload`).
  private static func isReserved(_ key: String) -> Bool {
    ["from", "message_type", "collapse_key"].contains(key)
      || key.hasPrefix("google.") || key.hasPrefix("gcm.")
  }
}
