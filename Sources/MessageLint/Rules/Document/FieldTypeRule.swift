import PushMessages

/// A field's JSON value is of another type than FCM or the device wants.
///
/// FCM refuses numbers where it wants strings, and the other way round: every argument and every value of `data` is a
/// string, `ttl` is `"3600s"`. Apple's own flags are the number 1.
enum FieldTypeRule: LintRule {
  static let id = "field-type"
  static let severity = Finding.Severity.error
  static let summary = "A field's value isn't of the JSON type that FCM or the device expects."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.fields.flatMap { set in
      set.node.kind == .null ? [] : complaints(about: set.node, set.field.kind, at: set.field.path)
    }
  }

  private static func complaints(
    about node: JSONNode, _ kind: Field.Kind, at path: FieldPath
  ) -> [Finding] {
    switch kind {
    case .arguments, .durations:
      guard let elements = node.elements else { return [complaint(node, "a list", at: path)] }
      return strings(elements.enumerated().map { (path.appending($0), $1) })
    case .stringMap:
      guard let members = node.members else { return [complaint(node, "an object", at: path)] }
      return strings(members.map { (path.appending($0.key), $0.value) })
    case .duration:
      guard node.string == nil else { return [] }
      return [complaint(node, "a string", at: path, unit: "s")]
    default:
      guard let wanted = wanted(kind), !wanted.fits(node) else { return [] }
      return [complaint(node, wanted.name, at: path)]
    }
  }

  /// Each of these has to be a string; what is not is written as one.
  private static func strings(_ values: [(path: FieldPath, node: JSONNode)]) -> [Finding] {
    values.compactMap { $1.string == nil ? complaint($1, "a string", at: $0) : nil }
  }

  private static func complaint(
    _ node: JSONNode, _ wanted: String, at path: FieldPath, unit: String = ""
  ) -> Finding {
    var fix: Fix?
    if wanted == "a string", let text = scalarText(node) {
      fix = Fix("write \(JSONText.quoted(text + unit))", .set(path, .string(text + unit)))
    } else if wanted == "the number 1", node.kind == .boolean(true) || node.string == "1" {
      fix = Fix("write 1", .set(path, .number("1")))
    } else if wanted == "true or false", let text = node.string, ["true", "false"].contains(text) {
      fix = Fix("write \(text)", .set(path, .boolean(text == "true")))
    } else if wanted == "a number", let text = node.string, Int(text) != nil {
      fix = Fix("write \(text)", .set(path, .number(text)))
    }
    return finding(
      "\(path.description): expected \(wanted), found \(node.kindName)",
      remedy: fix.map { Finding.Text($0.title) }, at: path, fix: fix)
  }

  private static func scalarText(_ node: JSONNode) -> String? {
    switch node.kind {
    case .number, .boolean: JSONText.compact(node)
    default: nil
    }
  }

  private struct Wanted {
    var name: String
    var fits: (JSONNode) -> Bool
  }

  private static func wanted(_ kind: Field.Kind) -> Wanted? {
    switch kind {
    case .text, .localizationKey, .choice, .seconds, .epoch, .color, .url, .timestamp:
      Wanted(name: "a string") { $0.string != nil }
    case .integer, .decimal, .epochSeconds, .epochMilliseconds:
      Wanted(name: "a number") {
        if case .number = $0.kind { true } else { false }
      }
    case .flag:
      // Apple writes 1; 0 says what leaving it out says.
      Wanted(name: "the number 1") { $0.kind == .number("1") || $0.kind == .number("0") }
    case .boolean:
      Wanted(name: "true or false") {
        if case .boolean = $0.kind { true } else { false }
      }
    case .group, .marker: Wanted(name: "an object") { $0.members != nil }
    case .textOrGroup:
      Wanted(name: "a string or an object") { $0.string != nil || $0.members != nil }
    case .integers, .objects: Wanted(name: "a list") { $0.elements != nil }
    case .arguments, .durations, .stringMap, .duration, .freeForm: nil
    }
  }
}
