internal import CalendarTime
internal import MessageLint
internal import PushMessages
internal import Resolver
internal import Spelling
internal import Workspace

/// Walks the notes beside a draft and says what of them cannot be used.
struct DraftNotesReader {
  private let text: String
  private let document: MessageDocument
  private let path: String
  /// Whether marks name their reviewers here, and not in files of their own.
  private let isKept: Bool
  private(set) var problems: [DocumentProblem]
  /// How many of them that were found here are errors.
  private var errorCount = 0
  /// The elements of each list that cannot be used, as they stand: writing keeps them.
  private(set) var unread: [String: [JSONValue]] = [:]

  private static let keys = [
    "expires_in", "linked", "list", "lost_parts", "reviews", "samples", "suppressions",
  ]
  /// A year: longer than any platform keeps a message.
  private static let longest = 366 * 86_400

  init(_ text: String, path: String, isKept: Bool = false) {
    self.text = text
    self.isKept = isKept
    document = MessageDocument(text: text)
    self.path = path
    problems = document.problems
  }

  /// The members of the file, in its order; `nil` if it isn't an object.
  var members: [JSONValue.Member]? {
    document.root.flatMap { root in
      root.members.map { $0.map { JSONValue.Member($0.key, JSONValue($0.value)) } }
    }
  }

  mutating func notes() -> DraftNotes {
    var notes = DraftNotes()
    notes.source = text
    guard let root = document.root else { return notes }
    guard root.members != nil else {
      note(.error, "expected an object, found \(root.kindName)", at: root)
      return notes
    }
    // What a misspelled key was to say, such as when the message expires, would be lost.
    checkKeys(of: root, known: Self.keys) { key in
      NearestName.suggestion(for: key, among: Self.keys) == nil ? .warning : .error
    }
    notes.expiresIn = root["expires_in"].flatMap { seconds($0) }
    notes.linked = Set(list("linked", of: root) { $0.linked($1) })
    notes.list = text("list", of: root)
    notes.lostParts = list("lost_parts", of: root) { $0.lostPart($1) }
    notes.reviews = list("reviews", of: root) { $0.review($1) }
    notes.samples = list("samples", of: root) { $0.sample($1) }
    notes.suppressions = list("suppressions", of: root) { $0.suppression($1) }
    return notes
  }

  private mutating func list<Element>(
    _ key: String, of root: JSONNode, reading: (inout Self, JSONNode) -> Element?
  ) -> [Element] {
    guard let list = root[key] else { return [] }
    guard let elements = list.elements else {
      note(.error, "‘\(key)’ must be a list, not \(list.kindName)", at: list)
      return []
    }
    return elements.compactMap { element in
      let found = reading(&self, element)
      if found == nil { unread[key, default: []].append(JSONValue(element)) }
      return found
    }
  }

  /// A Duration of the API: `5400s`.
  private mutating func seconds(_ node: JSONNode) -> Int? {
    if let text = node.string, text.hasSuffix("s"), let seconds = Int(text.dropLast()),
      (0...Self.longest).contains(seconds)
    {
      return seconds
    }
    note(.error, "‘expires_in’ must be a number of seconds such as \"5400s\"", at: node)
    return nil
  }

  private mutating func linked(_ node: JSONNode) -> LinkedText? {
    if let text = node.string.flatMap(LinkedText.init) { return text }
    note(.error, "‘linked’ can hold \"title\" and \"body\" only", at: node)
    return nil
  }

  private mutating func lostPart(_ node: JSONNode) -> LostPart? {
    let keys = ["field", "sentence", "code", "place", "extent"]
    return object(node, "lost part", keys: keys) { reader in
      let field = reader.text("field", of: node)
      let sentence = reader.text("sentence", of: node, asked: "lost part")
      let code = reader.text("code", of: node)
      let place = reader.text("place", of: node, asked: "lost part")
      let name = reader.text("extent", of: node, asked: "lost part")
      guard let sentence, let place, let name else { return nil }
      guard let extent = LostPart.Extent(rawValue: name) else {
        let names = LostPart.Extent.allCases.map(\.rawValue).joined(separator: ", ")
        return reader.refuse("‘extent’ must be one of \(names)", "extent", of: node)
      }
      let path = field.flatMap(FieldPath.init(_:))
      guard path != nil || field == nil else {
        return reader.refuse(
          "‘field’ must be a path such as \"notification.body\"", "field", of: node)
      }
      return LostPart(
        path: path, sentence: sentence, code: code, place: .named(place), extent: extent)
    }
  }

  private mutating func review(_ node: JSONNode) -> ReviewMark? {
    let keys = ["locale", "texts", "state", "note", "at"]
    let names = isKept ? ["name", "email", "overrides"] : []
    return object(node, "review", keys: keys + names) { reader in
      let locale = reader.text("locale", of: node, asked: "review")
      let texts = reader.text("texts", of: node, asked: "review")
      let name = reader.text("state", of: node, asked: "review")
      let time = reader.text("at", of: node, asked: "review")
      guard let locale, let texts, let name, let time else { return nil }
      guard let state = ReviewMark.State(rawValue: name) else {
        return reader.refuse("‘state’ must be \"reviewed\" or \"rejected\"", "state", of: node)
      }
      guard let at = Timestamp(time) else {
        return reader.refuse(
          "‘at’ must be a time such as \"2026-11-21T20:00:00Z\"", "at", of: node)
      }
      let mark = ReviewMark(
        locale: locale, texts: texts, state: state, note: node["note"]?.string ?? "",
        at: at.secondsSince1970)
      return reader.isKept ? mark.named(by: node) : mark
    }
  }

  private mutating func sample(_ node: JSONNode) -> SampleArguments? {
    object(node, "sample", keys: ["name", "arguments"]) { reader in
      guard let name = reader.text("name", of: node, asked: "sample") else { return nil }
      var sample = SampleArguments(name: name, arguments: [:])
      for member in node["arguments"]?.members ?? [] {
        let values = member.value.elements.map { $0.compactMap(\.string) }
        guard let values, values.count == member.value.elements?.count else {
          reader.note(.error, "‘\(member.key)’ must be a list of strings", at: member.value)
          return nil
        }
        sample.arguments[FieldPath(stringLiteral: member.key)] = values
      }
      return sample
    }
  }

  private mutating func suppression(_ node: JSONNode) -> Suppression? {
    let keys = ["rule", "field", "key", "locale", "platform", "file", "reason"]
    return object(node, "suppression", keys: keys, unknown: .error) { reader in
      let rule = reader.text("rule", of: node, asked: "suppression")
      let reason = reader.text("reason", of: node, asked: "suppression")
      let field = reader.text("field", of: node)
      let key = reader.text("key", of: node)
      let locale = reader.text("locale", of: node)
      let platform = reader.platform(of: node)
      let file = reader.file(of: node)
      guard let rule, let reason else { return nil }
      return Suppression(
        rule: rule, field: field, key: key, locale: locale, platform: platform, file: file,
        reason: reason,
        origin: "\(reader.path):\(reader.document.place(of: node).line)")
    }
  }

  private mutating func file(of node: JSONNode) -> String? {
    guard let file = text("file", of: node) else { return nil }
    guard let complaint = LintSuppression.complaint(aboutFile: file) else { return file }
    return refuse(complaint, "file", of: node)
  }

  private mutating func platform(of node: JSONNode) -> Platform? {
    guard let name = text("platform", of: node) else { return nil }
    if let platform = Platform(rawValue: name) { return platform }
    let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
    return refuse(
      "\(JSONText.quoted(name)) isn't a platform: use one of \(names)", "platform", of: node)
  }

  /// One object of a list; `nil` if anything in it is wrong: a suppression without a part that cannot be read would
  /// accept more than was meant.
  private mutating func object<Element>(
    _ node: JSONNode, _ name: String, keys: [String],
    unknown severity: DocumentProblem.Severity = .warning, reading: (inout Self) -> Element?
  ) -> Element? {
    guard node.members != nil else {
      note(.error, "a \(name) must be an object, not \(node.kindName)", at: node)
      return nil
    }
    let count = errorCount
    checkKeys(of: node, known: keys) { _ in severity }
    let element = reading(&self)
    return errorCount == count ? element : nil
  }

  private mutating func refuse<Element>(
    _ sentence: String, _ key: String, of node: JSONNode
  ) -> Element? {
    note(.error, sentence, at: node[key] ?? node)
    return nil
  }

  /// A text that is not empty; `asked` names the object that cannot do without.
  private mutating func text(
    _ key: String, of node: JSONNode, asked name: String? = nil
  ) -> String? {
    guard let value = node[key] else {
      if let name { note(.error, "this \(name) has no \(key): add \"\(key)\": \"…\"", at: node) }
      return nil
    }
    if let text = value.string, text.contains(where: { !$0.isWhitespace }) { return text }
    let found = value.string == nil ? "not \(value.kindName)" : "not an empty one"
    note(.error, "‘\(key)’ must be a string, \(found)", at: value)
    return nil
  }

  private mutating func checkKeys(
    of node: JSONNode, known: [String], _ severity: (String) -> DocumentProblem.Severity
  ) {
    for member in node.members ?? [] where !known.contains(member.key) {
      note(
        severity(member.key),
        "unknown key \(JSONText.quoted(member.key)): use one of \(known.joined(separator: ", "))",
        at: member.value)
    }
  }

  private mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String, at node: JSONNode
  ) {
    let place = document.place(of: node)
    if severity == .error { errorCount += 1 }
    problems.append(
      DocumentProblem(severity, sentence, line: place.line, column: place.column))
  }
}
