extension Precedence {
  /// What Apple's push service receives: the payload with the common notification and data merged in, and headers.
  ///
  /// The discovery document gives the defaults of both headers.
  static func apple(_ document: MessageDocument) -> ReceivedMessage {
    var precedence = Precedence(document, block: "apns")
    precedence.addAps()
    precedence.addOwnPayload()
    precedence.addAppleImage()
    precedence.addAppleData()
    precedence.addHeaders([
      (name: "apns-expiration", value: "30 days"), (name: "apns-priority", value: "10"),
    ])
    precedence.add("fcm_options.analytics_label", over: "fcm_options.analytics_label")
    precedence.add("live_activity_token")
    return precedence.received
  }

  /// Everything beside `aps` goes through as it is.
  private mutating func addOwnPayload() {
    for member in members(at: "apns.payload") where member.key != "aps" {
      let place = Self.payload.appending(member.key)
      // FCM writes the image's URL to this very key; it isn't documented what it does with another value there.
      if member.key == "fcm_options", let image {
        replace(own(place), by: image.path)
      } else {
        add(member.value, at: place, from: own(place))
      }
    }
  }

  private mutating func addAppleImage() {
    guard let image else { return }
    let isAlone = document.node(at: "apns.payload.fcm_options") == nil
    add(
      image.value, at: "payload.fcm_options.image", from: image.path, isAlone ? nil : .unverified)
    let common: FieldPath = "notification.image"
    if image.path != common, value(at: common) != nil { replace(common, by: image.path) }
  }

  private var image: (path: FieldPath, value: JSONValue)? {
    let paths: [FieldPath] = ["apns.fcm_options.image", "notification.image"]
    return paths.lazy.compactMap { path in value(at: path).map { (path, $0) } }.first
  }

  /// The common data become keys beside `aps`, where the payload has none of that name.
  private mutating func addAppleData() {
    var taken: [String: FieldPath] = [:]
    for entry in received.entries {
      guard case .key(let key)? = entry.place.components.dropFirst().first else { continue }
      let path = own(Self.payload.appending(key))
      let isOwn = entry.source?.hasPrefix(path) ?? false
      taken[key] = isOwn ? path : key == "aps" ? Self.notification : entry.source
    }
    for (key, text) in texts(at: Self.data) {
      let path = Self.data.appending(key)
      if let winner = taken[key] {
        replace(path, by: winner)
      } else {
        let isSpecial = key == "aps" || key == "fcm_options"
        add(
          .string(text), at: Self.payload.appending(key), from: path,
          isSpecial ? .unverified : nil)
      }
    }
  }

  private static let payload: FieldPath = "payload"
}
