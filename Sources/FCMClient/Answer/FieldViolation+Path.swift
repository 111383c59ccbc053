import ByteSearch
import PushMessages

extension FieldViolation {
  /// The place in the message that the complaint is about, with the map's key in the place of the
  /// entry's number: `message.data.order_id`, or `message.data["a b"]` if the key isn't a plain
  /// name.
  ///
  /// FCM reports an unknown field at the object around it and names the field in words only; the
  /// path goes down to the field. `keysOfMap` gives the keys of the map at a path such as `message.data`, in
  /// the order in which the request held them, and none without a map. `nil` if neither
  /// field nor description names a place.
  public func path(keysOfMap: (_ map: String) -> [String]) -> String? {
    let place = unknownField ?? secondTarget ?? dataKey ?? (field.isEmpty ? quotedPlace : field)
    guard let place, !place.isEmpty else { return nil }
    return Self.namingKeys(in: place, keysOfMap: keysOfMap)
  }

  /// The field in `Unknown name "x" at 'message.notification': …` or `Unknown name "x": …`.
  private var unknownField: String? {
    guard let start = description.firstBytes(of: "Unknown name \"") else { return nil }
    let rest = description[start.upperBound...]
    if let place = rest.firstBytes(of: "\" at '"),
      let end = rest[place.upperBound...].firstIndex(of: "'")
    {
      return rest[place.upperBound..<end] + "." + rest[..<place.lowerBound]
    }
    return rest.firstBytes(of: "\":").map { String(rest[..<$0.lowerBound]) }
  }

  /// The target in `… at 'message' (oneof), oneof field 'target' is already set. Cannot set 'topic'`.
  private var secondTarget: String? {
    guard let start = description.firstBytes(of: "is already set. Cannot set '"),
      let place = quotedPlace, let end = description[start.upperBound...].firstIndex(of: "'")
    else { return nil }
    return "\(place).\(description[start.upperBound..<end])"
  }

  /// The key in `Invalid data payload key: from`, which comes without a place.
  private var dataKey: String? {
    let words = "Invalid data payload key: "
    guard description.hasPrefix(words), description.count > words.count else { return nil }
    return "message.data"
      + FieldPath.Component.key(String(description.dropFirst(words.count))).suffix
  }

  /// The place in `Invalid value at 'message.android.ttl' (…)`.
  private var quotedPlace: String? {
    guard let start = description.firstBytes(of: " at '") else { return nil }
    let rest = description[start.upperBound...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }

  private static func namingKeys(in place: String, keysOfMap: (String) -> [String]) -> String {
    var path = ""
    var rest = place[...]
    while let bracket = rest.firstIndex(of: "[") {
      path += rest[..<bracket]
      let digits = rest[bracket...].dropFirst().prefix(while: \.isASCIIDigit)
      let afterDigits = rest[digits.endIndex...]
      guard let index = Int(digits), afterDigits.first == "]" else {
        path += rest[bracket..<digits.endIndex]
        rest = afterDigits
        continue
      }
      rest = afterDigits.dropFirst()
      let keys = keysOfMap(path)
      if keys.indices.contains(index), let part = mapEntryPart(of: rest) {
        path += FieldPath.Component.key(keys[index]).suffix
        rest = rest.dropFirst(part.count)
      } else {
        path += FieldPath.Component.index(index).suffix
      }
    }
    return path + rest
  }

  /// Protocol Buffers sees a map as a list of entries with `key` and `value`.
  private static func mapEntryPart(of rest: Substring) -> String? {
    [".value", ".key"].first { part in
      guard rest.hasPrefix(part) else { return false }
      return rest.dropFirst(part.count).first.map { ".[".contains($0) } ?? true
    }
  }
}
