extension Precedence {
  private static let aps: FieldPath = "payload.aps"
  private static let alert: FieldPath = "payload.aps.alert"

  /// `aps`: the alert first, then its other keys as they are.
  mutating func addAps() {
    let path = own(Self.aps)
    addAlert()
    readTexts()
    guard let node = present(at: path) else { return }
    guard node.members != nil else {
      return received.entries.isEmpty
        ? add(JSONValue(node), at: Self.aps, from: path) : replace(path, by: Self.notification)
    }
    for member in members(at: path) where member.key != "alert" {
      let place = Self.aps.appending(member.key)
      add(member.value, at: place, from: own(place))
    }
    if received.entries.isEmpty { add(.object([]), at: Self.aps, from: path) }
  }

  /// The texts of the common notification, and the alert that the draft has for Apple.
  ///
  /// The documentation shows a common notification together with other keys of `aps`, so these are merged. It doesn't
  /// say whether the texts of an alert are merged one by one: those are marked as not verified.
  private mutating func addAlert() {
    let path = own(Self.alert)
    let missing = ["title", "body"].filter { !overridesCommon($0) }
    addCommonTexts(missing)
    let isMerged = !received.entries.isEmpty
    guard let alert = present(at: path) else { return }
    switch alert.kind {
    case .object:
      received.hasNotification = true
      addAlertMembers(replacing: missing)
      if received.entries.isEmpty { add(.object([]), at: Self.alert, from: path) }
    case .string(let text):
      received.hasNotification = true
      guard !text.isEmpty else { return }
      add(.string(text), at: isMerged ? Self.alert.appending("body") : Self.alert, from: path)
    default:
      isMerged
        ? replace(path, by: Self.notification)
        : add(alert.countingValue, at: Self.alert, from: path)
    }
  }

  private mutating func readTexts() {
    received.title = text(at: Self.titlePlaces)
    received.subtitle = text(at: Self.subtitlePlaces)
    received.body = text(at: Self.bodyPlaces)
    // A plain alert is short for its body.
    received.body.literal = received.body.literal ?? received.text(at: Self.alert)
  }

  private static let titlePlaces = ReceivedMessage.TextPlaces(
    in: alert, "title", "title-loc-key", "title-loc-args")
  private static let subtitlePlaces = ReceivedMessage.TextPlaces(
    in: alert, "subtitle", "subtitle-loc-key", "subtitle-loc-args")
  private static let bodyPlaces = ReceivedMessage.TextPlaces(
    in: alert, "body", "loc-key", "loc-args")

  /// Whether the alert has a text of its own, which takes the place of the common one.
  private mutating func overridesCommon(_ name: String) -> Bool {
    let path = own(Self.alert)
    let isPlain = name == "body" && value(at: path)?.isText == true
    let winner = isPlain ? path : path.appending(name)
    guard value(at: winner) != nil else { return false }
    let common = Self.notification.appending(name)
    if value(at: common) != nil { replace(common, by: winner) }
    return true
  }

  private mutating func addCommonTexts(_ names: [String]) {
    let remark: ReceivedMessage.Remark? = isMergeDocumented ? nil : .unverified
    for name in names {
      let common = Self.notification.appending(name)
      guard let value = value(at: common) else { continue }
      add(value, at: Self.alert.appending(name), from: common, remark)
    }
  }

  /// Whether the common texts go into an `aps` that has no alert.
  private var isMergeDocumented: Bool {
    guard let aps = present(at: own(Self.aps)) else { return true }
    return aps.members != nil && present(at: own(Self.alert)) == nil
  }

  /// An alert's own members; an empty or wrong text has given way to the common one.
  private mutating func addAlertMembers(replacing names: [String]) {
    let path = own(Self.alert)
    let keys = ["title": "title-loc-key", "subtitle": "subtitle-loc-key", "body": "loc-key"]
    for member in members(at: path) {
      let place = Self.alert.appending(member.key)
      if names.contains(member.key), received[place] != nil {
        replace(own(place), by: Self.notification.appending(member.key))
        continue
      }
      let key = keys[member.key].map(path.appending)
      let isFallback = key.map { value(at: $0) != nil } ?? false
      add(
        member.value, at: place, from: own(place), isFallback ? key.map { .fallback(for: $0) } : nil
      )
    }
  }
}

extension JSONValue {
  fileprivate var isText: Bool {
    if case .string = self { true } else { false }
  }
}
