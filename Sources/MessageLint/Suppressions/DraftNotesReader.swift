internal import PushMessages
internal import Resolver

/// Walks the notes beside a draft and says what of them cannot be used.
struct DraftNotesReader {
  private let document: MessageDocument
  private let path: String
  private(set) var problems: [DocumentProblem]

  private static let suppressionKeys = ["rule", "field", "locale", "platform", "reason"]

  init(_ text: String, path: String) {
    document = MessageDocument(text: text)
    self.path = path
    problems = document.problems
  }

  mutating func notes() -> DraftNotes {
    guard let root = document.root else { return DraftNotes() }
    guard root.members != nil else {
      note(.error, "expected an object, found \(root.kindName)", at: root)
      return DraftNotes()
    }
    checkKeys(of: root, known: ["suppressions"])
    guard let list = root["suppressions"] else { return DraftNotes() }
    guard let elements = list.elements else {
      note(.error, "‘suppressions’ must be a list, not \(list.kindName)", at: list)
      return DraftNotes()
    }
    return DraftNotes(suppressions: elements.compactMap { suppression($0) })
  }

  private mutating func suppression(_ node: JSONNode) -> Suppression? {
    guard node.members != nil else {
      note(.error, "a suppression must be an object, not \(node.kindName)", at: node)
      return nil
    }
    checkKeys(of: node, known: Self.suppressionKeys)
    let count = problems.count
    let rule = text("rule", of: node, isRequired: true)
    let reason = text("reason", of: node, isRequired: true)
    let field = text("field", of: node)
    let locale = text("locale", of: node)
    let platform = platform(of: node)
    // A part that cannot be read would make the suppression accept more than was meant.
    guard problems.count == count, let rule, let reason else { return nil }
    return Suppression(
      rule: rule, field: field, locale: locale, platform: platform, reason: reason,
      origin: "\(path):\(document.place(of: node).line)")
  }

  private mutating func platform(of node: JSONNode) -> Platform? {
    guard let name = text("platform", of: node) else { return nil }
    if let platform = Platform(rawValue: name) { return platform }
    let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      .error, "\(JSONText.quoted(name)) is no platform, use one of: \(names)",
      at: node["platform"] ?? node)
    return nil
  }

  /// A text that is not empty.
  private mutating func text(
    _ key: String, of node: JSONNode, isRequired: Bool = false
  ) -> String? {
    guard let value = node[key] else {
      if isRequired {
        note(.error, "this suppression has no \(key), add \"\(key)\": \"…\"", at: node)
      }
      return nil
    }
    if let text = value.string, text.contains(where: { !$0.isWhitespace }) { return text }
    let found = value.string == nil ? "not \(value.kindName)" : "not an empty one"
    note(.error, "‘\(key)’ must be a string, \(found)", at: value)
    return nil
  }

  private mutating func checkKeys(of node: JSONNode, known: [String]) {
    for member in node.members ?? [] where !known.contains(member.key) {
      note(
        .warning,
        "unknown key \(JSONText.quoted(member.key)), known here: \(known.joined(separator: ", "))",
        at: member.value)
    }
  }

  private mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String, at node: JSONNode
  ) {
    let place = document.place(of: node)
    problems.append(
      DocumentProblem(severity, sentence, line: place.line, column: place.column))
  }
}
