import CalendarTime
import PushMessages

/// Whether a JSON value fits a field of one value, in the words of Google's JSON front end.
enum ScalarCheck {
  struct Complaint {
    var type: String
    var detail: String
    /// Whether the sentence names the field again.
    var namesField = false

    init(type: String, detail: String, namesField: Bool = false) {
      self.type = type
      self.detail = detail
      self.namesField = namesField
    }

    /// A complaint that quotes the value.
    init(type: String, quoting value: JSONNode) {
      self.init(type: type, detail: JSONText.compact(value))
    }
  }

  static func complaint(about value: JSONNode, as kind: FieldKind) -> Complaint? {
    switch kind {
    case .string:
      value.string == nil ? Complaint(type: "TYPE_STRING", quoting: value) : nil
    case .bool:
      isBool(value) ? nil : Complaint(type: "TYPE_BOOL", quoting: value)
    case .int32:
      number(value).flatMap(Int32.init(exactly:)) == nil
        ? Complaint(type: "TYPE_INT32", quoting: value) : nil
    case .float:
      number(value) == nil ? Complaint(type: "TYPE_FLOAT", quoting: value) : nil
    case .duration: durationComplaint(value)
    case .timestamp:
      value.string.flatMap(Timestamp.init) != nil
        ? nil : Complaint(type: typeName("google.protobuf.Timestamp"), quoting: value)
    case .enumeration(let type, let values):
      isOne(of: values, value)
        ? nil
        : Complaint(type: typeName("google.firebase.fcm.v1.\(type)"), quoting: value)
    case .map, .strings, .durations, .free, .object: nil
    }
  }

  private static func durationComplaint(_ value: JSONNode) -> Complaint? {
    let type = typeName("google.protobuf.Duration")
    guard let text = value.string else { return Complaint(type: type, quoting: value) }
    guard text.hasSuffix("s") else {
      return Complaint(
        type: type, detail: "Illegal duration format; duration must end with 's'",
        namesField: true)
    }
    guard ProtoDuration(text) != nil else {
      return Complaint(
        type: type, detail: "Invalid duration format, failed to parse seconds", namesField: true)
    }
    return nil
  }

  private static func typeName(_ name: String) -> String { "type.googleapis.com/" + name }

  /// Names of values in either case, or their numbers.
  private static func isOne(of values: [String], _ value: JSONNode) -> Bool {
    if let name = value.string { return values.contains(name.uppercased()) }
    guard case .number(let digits) = value.kind, let number = Int(digits) else { return false }
    return number >= 0 && number <= values.count
  }

  private static func isBool(_ value: JSONNode) -> Bool {
    switch value.kind {
    case .boolean, .string("true"), .string("false"): true
    default: false
    }
  }

  /// Numbers may stand in quotes, as everywhere in the JSON form of Protocol Buffers.
  private static func number(_ value: JSONNode) -> Double? {
    let digits: String
    switch value.kind {
    case .number(let text), .string(let text): digits = text
    default: return nil
    }
    guard let number = Double(digits), number.isFinite else { return nil }
    return number
  }
}
