import PushMessages

/// Compares a request with the schema as Google's JSON front end does, before FCM itself sees it:
/// unknown names and wrong types, all of them at once.
struct ShapeCheck {
  private(set) var violations: [Violation] = []

  static func violations(in request: JSONNode) -> [Violation] {
    var check = ShapeCheck()
    check.check(request, as: .object(Schema.request), at: FieldPlace())
    return check.violations
  }

  private mutating func check(_ value: JSONNode, as kind: FieldKind, at place: FieldPlace) {
    // In the JSON form of Protocol Buffers null is "not set" for a field of any type.
    if value.kind == .null { return }
    switch kind {
    case .object(let object): checkMembers(of: value, as: object, at: place)
    case .map: checkMap(value, at: place)
    case .strings: checkElements(of: value, as: .string, at: place)
    case .durations: checkElements(of: value, as: .duration, at: place)
    case .free:
      if value.members == nil { reportWrongType(value, "google.protobuf.Struct", at: place) }
    default:
      if value.elements != nil { return reportList(at: place) }
      if let complaint = ScalarCheck.complaint(about: value, as: kind) {
        let field = complaint.namesField ? "Field '\(place.name)', " : ""
        report(
          "Invalid value at '\(place.path)' (\(complaint.type)), \(field)\(complaint.detail)",
          at: place)
      }
    }
  }

  private mutating func checkMembers(of value: JSONNode, as object: String, at place: FieldPlace) {
    if value.elements != nil { return reportList(at: place) }
    guard let members = value.members else {
      return reportWrongType(value, "google.firebase.fcm.v1.\(object)", at: place)
    }
    for member in members {
      guard let field = Schema.field(member.key, of: object) else {
        reportUnknown(member.key, because: "Cannot find field.", at: place)
        continue
      }
      check(member.value, as: field.kind, at: place.appending(field.name))
    }
  }

  private mutating func checkMap(_ value: JSONNode, at place: FieldPlace) {
    guard let members = value.members else {
      return value.elements != nil
        ? reportList(at: place) : reportWrongType(value, "Map", at: place)
    }
    for (index, member) in members.enumerated() {
      let entry = place.subscripting(index).appending("value")
      if member.value.kind == .null {
        report("Invalid value at '\(entry.path)' (TYPE_STRING), null", at: entry)
      } else {
        check(member.value, as: .string, at: entry)
      }
    }
  }

  private mutating func checkElements(
    of value: JSONNode, as kind: FieldKind, at place: FieldPlace
  ) {
    // One value in the place of a list is taken as a list of one.
    guard let elements = value.elements else { return check(value, as: kind, at: place) }
    for (index, element) in elements.enumerated() {
      check(element, as: kind, at: place.subscripting(index))
    }
  }

  private mutating func reportUnknown(_ name: String, because reason: String, at place: FieldPlace)
  {
    let at = place.path.isEmpty ? "" : " at '\(place.path)'"
    report("Invalid JSON payload received. Unknown name \"\(name)\"\(at): \(reason)", at: place)
  }

  /// A list where the field holds one value is reported at the object around the field.
  private mutating func reportList(at place: FieldPlace) {
    let reason = "Proto field is not repeating, cannot start list."
    reportUnknown(place.name, because: reason, at: place.parent)
  }

  private mutating func reportWrongType(_ value: JSONNode, _ type: String, at place: FieldPlace) {
    let description =
      "Invalid value at '\(place.path)' (type.googleapis.com/\(type)), \(JSONText.compact(value))"
    report(description, at: place)
  }

  private mutating func report(_ description: String, at place: FieldPlace) {
    violations.append(Violation(field: place.path, description: description))
  }
}
