import CalendarTime
import PushMessages

/// A field's text is one that FCM or the device refuses: a duration without its `s`, a color that isn't one.
///
/// What is right comes from the field catalog: its kind, its words and its limits.
enum FieldValueRule: LintRule {
  static let id = "field-value"
  static let severity = Finding.Severity.error
  static let summary = "A field has a value that FCM or the device refuses."

  static func findings(in subject: LintSubject) -> [Finding] {
    // A link has a rule of its own, which knows more of it.
    subject.fields.flatMap { set in
      set.field.limit == .https ? [] : complaints(about: set.node, set.field)
    }
  }

  private static func complaints(about node: JSONNode, _ field: Field) -> [Finding] {
    if field.kind == .durations {
      return (node.elements ?? []).enumerated().compactMap { index, element in
        element.string.flatMap { complaint($0, .duration) }.map {
          complaint($0, at: field.path.appending(index))
        }
      }
    }
    if let text = node.string, let complaint = complaint(text, field.kind) {
      return [self.complaint(complaint, at: field.path, fix: fix(text, field))]
    }
    guard let limit = field.limit, isChecked(limit, of: field), !limit.allows(JSONValue(node))
    else {
      return []
    }
    var found = ""
    if case .bytes = limit, let text = node.string { found = ", found \(text.utf8.count)" }
    return [complaint("expected \(limit.phrase)\(found)", at: field.path)]
  }

  /// Targets and patterns have rules of their own, which know more of them.
  private static func isChecked(_ limit: Field.Limit, of field: Field) -> Bool {
    switch limit {
    case .elements, .https: false
    case .bytes, .range, .matching, .notEmpty: field.path.components.count > 1
    }
  }

  private static func complaint(_ text: String, at path: FieldPath, fix: Fix? = nil) -> Finding {
    finding(
      "\(path.description): \(text)", remedy: fix.map { Finding.Text($0.title) }, at: path, fix: fix
    )
  }

  private static func complaint(_ text: String, _ kind: Field.Kind) -> String? {
    switch kind {
    case .duration where isDuration(text, upTo: .infinity) && !isDuration(text):
      "\(text.excerpt) is more than 4 weeks: 2419200s at most"
    case .duration where !isDuration(text):
      "‘\(text.excerpt)’ isn't a duration: write seconds with an s, 0s to 2419200s"
    case .seconds where Int(text) ?? -1 < 0: "‘\(text.excerpt)’ isn't a number of seconds"
    case .epoch where Int(text) ?? -1 < 0:
      "‘\(text.excerpt)’ isn't a time: write seconds since 1970, or 0 for a single try"
    case .color where !isColor(text): "‘\(text.excerpt)’ isn't a color: write #rrggbb"
    case .url where !isAddress(text):
      "‘\(text.excerpt)’ isn't a web address: it starts with https://"
    case .timestamp where Timestamp(text) == nil:
      "‘\(text.excerpt)’ isn't a time: write it as 2026-11-21T10:00:00Z"
    case .choice(let words) where !words.contains(where: { matches(text, $0) }):
      "‘\(text.excerpt)’ isn't one of \(words.joined(separator: ", "))"
    default: nil
    }
  }

  /// A duration without its unit, a color without its mark.
  private static func fix(_ text: String, _ field: Field) -> Fix? {
    let better: String? =
      switch field.kind {
      case .duration where isDuration(text + "s"): text + "s"
      case .color where isColor("#" + text): "#" + text
      default: nil
      }
    return better.map { Fix("write \($0)", .set(field.path, .string($0))) }
  }

  /// The API's words are read in either case, with or without the name of their type before them.
  private static func matches(_ text: String, _ word: String) -> Bool {
    // The Kelvin sign isn't a K to FCM.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let (text, word) = (text.lowercased(), word.lowercased())
    return text == word || "priority_\(text)" == word
  }

  /// `3.5s`: protobuf's text of a duration has a digit before the point, and at most nine behind it.
  private static func isDuration(_ text: String, upTo limit: Double = 2_419_200) -> Bool {
    guard text.wholeMatch(of: /[0-9]+(\.[0-9]{1,9})?s/.matchingSemantics(.unicodeScalar)) != nil,
      let seconds = Double(text.dropLast())
    else { return false }
    return (0...limit).contains(seconds)
  }

  private static func isColor(_ text: String) -> Bool {
    text.wholeMatch(of: /#[0-9A-Fa-f]{6}/.matchingSemantics(.unicodeScalar)) != nil
  }

  private static func isAddress(_ text: String) -> Bool {
    let prefixes = ["https://", "http://"]
    return prefixes.contains { text.lowercased().hasPrefix($0) && text.count > $0.count }
      && !text.contains { $0.isWhitespace }
  }
}
