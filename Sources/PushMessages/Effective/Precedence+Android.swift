extension Precedence {
  /// What Android's SDK receives: the common notification with Android's own texts over it, its options, the data.
  ///
  /// The discovery document gives the defaults of `ttl` and, by the kind of message, of `priority`. Of `android_v2` it is
  /// what FCM translates it to for older apps, and beside it what only newer ones get.
  static func android(_ document: MessageDocument) -> ReceivedMessage {
    let used = document.androidBlock
    var precedence = Precedence(
      document, block: used.path, notificationIn: used.notificationHolder)
    precedence.received.translation = ReceivedMessage.Translation(of: document)
    if precedence.isObject(at: used.notification) {
      precedence.received.hasNotification = true
    }
    precedence.addAndroidTexts()
    precedence.addAndroidOptions(of: used)
    precedence.translate()
    precedence.addData { isReserved($0) ? .withheld : nil }
    precedence.addAndroidDelivery(of: used)
    return precedence.received
  }

  /// A message of data alone shows older apps no notification, and whether one of all platforms comes along is not known.
  private mutating func translate() {
    switch received.translation {
    case .notification, nil: return
    case .dataMessage: received.remarkAll(.newerAppsOnly)
    case .backgroundSync: received.remarkAll(.unverified)
    }
    received.hasNotification = false
    (received.title, received.body) = (.init(), .init())
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

  /// Without arguments nothing is formatted; it isn't documented whether FCM passes an empty list on.
  private func isEmptyList(_ place: FieldPath) -> Bool {
    hasOwn(place) && document.node(at: own(place))?.elements?.isEmpty == true
  }

  private mutating func addAndroidOptions(of used: AndroidBlock) {
    // Most drafts set few of them: the rest need not be looked for.
    let members = document.node(at: used.notification)?.members ?? []
    let set = members.map { FieldName.snakeCase($0.key) }.filter { !Self.texts.contains($0) }
    for (name, place) in set.isEmpty ? [] : Self.options where set.contains(name) {
      add(place, hider(of: name).map { .hidden(by: $0) })
    }
    if used == .v2 { add(Self.notification.appending("id"), .newerAppsOnly) }
  }

  /// Entries that aren't options, in their own place and order.
  private static let texts: Set<String> = [
    "title", "title_loc_key", "title_loc_args", "body", "body_loc_key", "body_loc_args", "image",
  ]
  private static let options = FieldCatalogue.children(of: AndroidBlock.v1.notification)
    .map(\.path.lastKey).filter { !texts.contains($0) }
    .map { (name: $0, place: notification.appending($0)) }
  private static let titlePlaces = ReceivedMessage.TextPlaces(
    in: notification, "title", "title_loc_key", "title_loc_args")
  private static let bodyPlaces = ReceivedMessage.TextPlaces(
    in: notification, "body", "body_loc_key", "body_loc_args")
  private static let image = notification.appending("image")

  /// Of a default and its own setting one wins: the default vibration, and the message's own light.
  private func hider(of name: String) -> FieldPath? {
    switch name {
    case "vibrate_timings":
      let vibration = own(Self.notification.appending("default_vibrate_timings"))
      return value(at: vibration) == .boolean(true) ? vibration : nil
    case "default_light_settings":
      let light = own(Self.notification.appending("light_settings"))
      return value(at: light) == nil ? nil : light
    default: return nil
    }
  }

  private mutating func addAndroidDelivery(of used: AndroidBlock) {
    add(Self.ttl)
    if received[Self.ttl] == nil { addDefault("2419200s", at: Self.ttl) }
    // In android_v2 the kind of message decides, and what older apps get as their priority is not documented.
    if used == .v1 {
      add(Self.priority)
      if received[Self.priority] == nil {
        addDefault(received.hasNotification ? "high" : "normal", at: Self.priority)
      }
    } else {
      addMutability()
    }
    for place in Self.delivery { add(place) }
    add(Self.label, over: Self.label)
  }

  private mutating func addMutability() {
    let path = AndroidBlock.remoteNotification.appending("mutable_content")
    guard let value = value(at: path) else { return }
    add(value, at: "mutable_content", from: path, .newerAppsOnly)
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
