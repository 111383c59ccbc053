extension Precedence {
  /// What Android's SDK receives: the common notification with Android's own texts over it, its options, the data.
  ///
  /// The discovery document gives the defaults of `ttl` and, by the kind of message, of `priority`.
  static func android(_ document: MessageDocument) -> ReceivedMessage {
    var precedence = Precedence(document, block: "android")
    if precedence.isObject(at: block) {
      precedence.received.hasNotification = true
    }
    precedence.addAndroidTexts()
    precedence.addAndroidOptions()
    precedence.addData { isReserved($0) ? .withheld : nil }
    precedence.addAndroidDelivery()
    return precedence.received
  }

  private mutating func addAndroidTexts() {
    for places in [Self.titlePlaces, Self.bodyPlaces] {
      add(places.literal, over: places.literal)
      // The SDK reads the key only where no text has arrived.
      let literal = received[places.literal]?.source
      for place in [places.key, places.arguments] {
        add(place, literal.map { .hidden(by: $0) } ?? (isEmptyList(place) ? .unverified : nil))
      }
    }
    add(Self.image, over: Self.image)
    received.title = text(at: Self.titlePlaces)
    received.body = text(at: Self.bodyPlaces)
  }

  /// Without arguments nothing is formatted; whether FCM passes an empty list of them on, nobody says.
  private func isEmptyList(_ place: FieldPath) -> Bool {
    hasOwn(place) && document.node(at: own(place))?.elements?.isEmpty == true
  }

  private mutating func addAndroidOptions() {
    // Most drafts set few of them: the rest need not be looked for.
    let members = document.node(at: Self.block)?.members ?? []
    let set = members.map { FieldName.snakeCase($0.key) }.filter { !Self.texts.contains($0) }
    for (name, place) in set.isEmpty ? [] : Self.options where set.contains(name) {
      add(place, hider(of: name).map { .hidden(by: $0) })
    }
  }

  /// What is no option, in its own place and order.
  private static let texts: Set<String> = [
    "title", "title_loc_key", "title_loc_args", "body", "body_loc_key", "body_loc_args", "image",
  ]
  private static let options = FieldCatalogue.children(of: block).map(\.path.lastKey)
    .filter { !texts.contains($0) }.map { (name: $0, place: notification.appending($0)) }
  private static let titlePlaces = ReceivedMessage.TextPlaces(
    in: notification, "title", "title_loc_key", "title_loc_args")
  private static let bodyPlaces = ReceivedMessage.TextPlaces(
    in: notification, "body", "body_loc_key", "body_loc_args")
  private static let image = notification.appending("image")
  private static let block: FieldPath = "android.notification"

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
    add(Self.ttl)
    if received[Self.ttl] == nil { addDefault("2419200s", at: Self.ttl) }
    add(Self.priority)
    if received[Self.priority] == nil {
      addDefault(received.hasNotification ? "high" : "normal", at: Self.priority)
    }
    for place in Self.delivery { add(place) }
    add(Self.label, over: Self.label)
  }

  private static let ttl: FieldPath = "ttl"
  private static let priority: FieldPath = "priority"
  private static let delivery: [FieldPath] = [
    "collapse_key", "restricted_package_name", "direct_boot_ok", "bandwidth_constrained_ok",
    "restricted_satellite_ok",
  ]
  private static let label: FieldPath = "fcm_options.analytics_label"

  /// Keys that Android's SDK takes out of the data before the app sees it (`Constants.extractDeveloperDefinedPayload`).
  private static func isReserved(_ key: String) -> Bool {
    ["from", "message_type", "collapse_key"].contains(key)
      || key.hasPrefix("google.") || key.hasPrefix("gcm.")
  }
}
