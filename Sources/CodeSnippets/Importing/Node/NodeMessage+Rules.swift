internal import PushMessages

extension NodeMessage {
  /// By the field's snake_case path.
  static let rules: [FieldPath: Rule] = {
    let android: FieldPath = "android.notification"
    let light: FieldPath = "android.notification.light_settings"
    return [
      "tokens": Rule(
        name: "token", refusal: "a draft goes to one target, but these are several",
        convert: { $0.elements?.count == 1 ? $0.elements?.first?.kind : nil }),
      "notification.image_url": Rule(name: "image", convert: \.kind),
      "android.ttl": Rule(isOptional: true, convert: duration),
      "android.priority": Rule(isOptional: true, convert: upperCase),
      android.appending("image_url"): Rule(name: "image", convert: \.kind),
      android.appending("event_timestamp"): Rule(
        name: "event_time", refusal: "it isn't a string such as 2026-11-21T10:00:00Z",
        convert: { $0.string.map { .string($0) } }),
      android.appending("priority"): Rule(
        name: "notification_priority",
        convert: { $0.string.map { .string("PRIORITY_\($0.uppercased())") } }),
      android.appending("visibility"): Rule(isOptional: true, convert: upperCase),
      android.appending("proxy"): Rule(isOptional: true, convert: upperCase),
      android.appending("vibrate_timings_millis"): Rule(
        name: "vibrate_timings", refusal: "it isn't a list of milliseconds", convert: durations),
      light.appending("color"): Rule(
        refusal: "the color isn't written as #rrggbb or #rrggbbaa", convert: color),
      light.appending("light_on_duration_millis"): Rule(
        name: "light_on_duration", refusal: "it isn't a number of milliseconds", convert: duration),
      light.appending("light_off_duration_millis"): Rule(
        name: "light_off_duration", refusal: "it isn't a number of milliseconds", convert: duration),
      "apns.fcm_options.image_url": Rule(name: "image", convert: \.kind),
    ]
  }()

  /// Milliseconds as a Duration of the API: 3600000 is `"3600s"`, 1500 is `"1.5s"`.
  private static func duration(_ node: JSONNode) -> JSONNode.Kind? {
    guard case .number(let text) = node.kind else { return nil }
    guard let milliseconds = Int(text) else { return fractional(Double(text) ?? -1) }
    guard milliseconds >= 0 else { return nil }
    var fraction = String(milliseconds % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let point = fraction.isEmpty ? "" : "."
    return .string("\(milliseconds / 1000)\(point)\(fraction)s")
  }

  /// Milliseconds that aren't a whole number, down to the nanosecond below, as the SDK calculates them.
  private static func fractional(_ milliseconds: Double) -> JSONNode.Kind? {
    guard milliseconds >= 0, milliseconds < 1e15 else { return nil }
    let seconds = (milliseconds / 1000).rounded(.down)
    let nanoseconds = ((milliseconds - seconds * 1000) * 1_000_000).rounded(.down)
    var fraction = String(Int(nanoseconds) + 1_000_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return .string("\(Int(seconds))\(fraction.isEmpty ? "" : ".")\(fraction)s")
  }

  private static func durations(_ node: JSONNode) -> JSONNode.Kind? {
    guard let elements = node.elements else { return nil }
    let converted = elements.compactMap { element in duration(element).map(element.with) }
    return converted.count == elements.count ? .array(converted) : nil
  }

  private static func upperCase(_ node: JSONNode) -> JSONNode.Kind? {
    node.string.map { .string($0.uppercased()) }
  }

  /// `#rrggbb` or `#rrggbbaa` as parts of 1, as the SDK divides them.
  private static func color(_ node: JSONNode) -> JSONNode.Kind? {
    if node.members != nil { return node.kind }
    guard let text = node.string, text.first == "#" else { return nil }
    let digits = Array(text.dropFirst())
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    let names = ["red", "green", "blue", "alpha"]
    let members = stride(from: 0, to: digits.count, by: 2).map { index in
      let part = Double(Int(String(digits[index...index + 1]), radix: 16) ?? 0) / 255
      let text = Int(exactly: part).map(String.init) ?? "\(part)"
      return JSONNode.Member(
        key: names[index / 2], keyRange: node.range, value: node.with(.number(text)))
    }
    return .object(members)
  }
}
