import FCMClient

/// Whether a JSON value fits a field of one value, in the words of Google's JSON front end.
enum ScalarCheck {
  struct Complaint {
    var type: String
    var detail: String
  }

  static func complaint(about value: JSONValue, as kind: FieldKind) -> Complaint? {
    switch kind {
    case .string:
      value.string == nil ? Complaint(type: "TYPE_STRING", detail: value.text) : nil
    case .bool:
      isBool(value) ? nil : Complaint(type: "TYPE_BOOL", detail: value.text)
    case .int32:
      number(value).flatMap(Int32.init(exactly:)) == nil
        ? Complaint(type: "TYPE_INT32", detail: value.text) : nil
    case .float:
      number(value) == nil ? Complaint(type: "TYPE_FLOAT", detail: value.text) : nil
    case .duration: durationComplaint(value)
    case .timestamp:
      value.string.map(Timestamp.isValid) == true
        ? nil : Complaint(type: typeName("google.protobuf.Timestamp"), detail: value.text)
    case .enumeration(let type, let values):
      isOne(of: values, value)
        ? nil
        : Complaint(type: typeName("google.firebase.fcm.v1.\(type)"), detail: value.text)
    case .map, .strings, .durations, .free, .object: nil
    }
  }

  private static func durationComplaint(_ value: JSONValue) -> Complaint? {
    let type = typeName("google.protobuf.Duration")
    guard let text = value.string else { return Complaint(type: type, detail: value.text) }
    guard text.hasSuffix("s") else {
      return Complaint(
        type: type, detail: "Illegal duration format; duration must end with 's'")
    }
    guard ProtoDuration(text) != nil else {
      return Complaint(type: type, detail: "Invalid duration format, failed to parse seconds")
    }
    return nil
  }

  private static func typeName(_ name: String) -> String { "type.googleapis.com/" + name }

  /// Names of values in either case, or their numbers.
  private static func isOne(of values: [String], _ value: JSONValue) -> Bool {
    if let name = value.string { return values.contains(name.uppercased()) }
    guard case .number(let digits) = value, let number = Int(digits) else { return false }
    return number >= 0 && number <= values.count
  }

  private static func isBool(_ value: JSONValue) -> Bool {
    if case .bool = value { return true }
    return value == .string("true") || value == .string("false")
  }

  /// Numbers may stand in quotes, as everywhere in the JSON form of Protocol Buffers.
  private static func number(_ value: JSONValue) -> Double? {
    let digits: String
    switch value {
    case .number(let text), .string(let text): digits = text
    default: return nil
    }
    guard let number = Double(digits), number.isFinite else { return nil }
    return number
  }
}
