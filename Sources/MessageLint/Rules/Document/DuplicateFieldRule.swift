import PushMessages

/// A field stands twice in its object, under one name or in both of FCM's spellings.
///
/// Of two members with one name the last one counts, for FCM as for this program; FCM doesn't document which of
/// `title_loc_key` and `titleLocKey` counts.
enum DuplicateFieldRule: LintRule {
  static let id = "duplicate-field"
  static let severity = Finding.Severity.warning
  static let summary = "A field is set twice in its object; only one of the two counts."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let message = subject.document.message else { return [] }
    var findings = wholeMessages(in: subject.document)
    collect(message, at: FieldPath(), in: subject.document, into: &findings)
    return findings
  }

  /// Two messages in one request: a person who reads the first would send the last.
  private static func wholeMessages(in document: MessageDocument) -> [Finding] {
    let messages = (document.root?.members ?? []).filter { $0.key == "message" }
    guard messages.count > 1, let last = messages.last else { return [] }
    var finding = finding(
      "message is set \(messages.count) times: only the last one counts",
      remedy: "keep one of them", at: nil)
    finding.severity = .error
    let position = document.place(of: last.value)
    finding.position = Finding.Position(line: position.line, column: position.column)
    return [finding]
  }

  private static func collect(
    _ node: JSONNode, at path: FieldPath, in document: MessageDocument,
    into findings: inout [Finding]
  ) {
    // Keys of `data` are other keys as soon as one byte differs.
    var seen: [[UInt8]: String] = [:]
    for member in node.members ?? [] {
      let field = document.fieldName(of: member.key, below: path)
      let place = path.appending(field)
      if let earlier = seen.updateValue(member.key, forKey: Array(field.utf8)) {
        let names = earlier == member.key ? "twice" : "as \(earlier) and as \(member.key)"
        var finding = finding("\(place.description) is set \(names): only one counts", at: place)
        let position = document.place(of: member.value)
        finding.position = Finding.Position(line: position.line, column: position.column)
        findings.append(finding)
      }
      collect(member.value, at: place, in: document, into: &findings)
    }
    for (index, element) in (node.elements ?? []).enumerated() {
      collect(element, at: path.appending(index), in: document, into: &findings)
    }
  }
}
