internal import PushMessages

/// Works out how code of one SDK says a message, and notes what it can't say.
struct Speaker {
  /// A member of an object under its field's name.
  struct KeyedMember {
    /// As the message writes it.
    var key: String
    /// In FCM's own objects the snake_case name.
    var name: String
    var value: JSONNode
    /// Whether it is the one that FCM reads, of several with the name.
    var counts: Bool
  }

  let table: SDKTable
  private let document: MessageDocument
  private(set) var notes: [SnippetNote] = []
  /// How many notes were put down, each as often as it was.
  private(set) var work = 0
  /// Of the member that is being said.
  private var remarks: [String] = []

  /// How long after the send the message expires for Apple; `nil` if the message itself says when, or nothing does.
  let expiresIn: Int?

  init(_ document: MessageDocument, _ language: CodeLanguage, expiresIn: Int? = nil) {
    // The value is 0 for a message that Apple tries to deliver once, and otherwise said by the program.
    let expiring = expiresIn.flatMap { _ in document.expiring("0") }
    self.document = expiring ?? document
    self.expiresIn = expiring == nil ? nil : expiresIn
    table = SDKTable.of(language)
    if expiresIn != nil, expiring == nil { notes.append(.lostExpiry) }
  }

  var language: CodeLanguage { table.language }

  /// The message; `nil` if the text has none.
  mutating func message() -> SaidObject? {
    guard let message = document.message, let type = table.type(at: FieldPath()) else { return nil }
    var said = object(message, type)
    if !document.hasTarget {
      let note = SnippetNote.missingTarget
      notes.append(note)
      said.members.append(
        SaidObject.Member(path: note.path, kind: .nothing, remarks: [note.description]))
    }
    return said
  }

  mutating func note(
    _ path: FieldPath, _ sentence: String, _ kind: SnippetNote.Kind = .remark
  ) {
    let note = SnippetNote(path, sentence, kind)
    notes.append(note)
    work += 1
    remarks.append(note.description)
  }

  mutating func object(_ node: JSONNode, _ type: SDKType) -> SaidObject {
    SaidObject(type: type, members: members(of: node, type, below: FieldPath()))
  }

  private mutating func members(
    of node: JSONNode, _ type: SDKType, below prefix: FieldPath
  ) -> [SaidObject.Member] {
    let path = type.path.appending(prefix)
    return keyed(node, at: path).flatMap { member -> [SaidObject.Member] in
      let outer = remarks
      remarks = []
      defer { remarks = outer }
      guard member.counts else {
        return [
          leftOut(
            member.value, path.appending(member.key), "it is set twice, and the other one counts",
            isLoss: false)
        ]
      }
      return said(member, of: type, below: prefix)
    }
  }

  private mutating func said(
    _ member: Speaker.KeyedMember, of type: SDKType, below prefix: FieldPath
  ) -> [SaidObject.Member] {
    let field = prefix.appending(member.name)
    let path = type.path.appending(field)
    let candidates = type.members(for: field)
    if candidates.isEmpty, type.hasLevel(field) { return level(member.value, type, field, path) }
    if case .null = member.value.kind, type.extra?.field != prefix || !candidates.isEmpty {
      return [leftOut(member.value, path, "null is the same as not set", isLoss: false)]
    }
    var typed: Trial?
    for candidate in candidates where typed == nil {
      typed = trial { speaker in
        speaker.value(member.value, candidate, of: type, at: path).map { .member(candidate, $0) }
      }
    }
    let extra = trial { speaker in
      speaker.extra(member, of: type, below: prefix, at: path).map { .extra($0) }
    }
    let ways = [typed, extra].compactMap { $0 }
    // The first of those that lose least: the SDK's own members come before the extra keys.
    guard let best = ways.min(by: { $0.notes.count < $1.notes.count }) else {
      let isExtra = type.extra.map { $0.field == prefix && !$0.refused.contains(member.name) }
      return [leftOut(member.value, path, reason(at: path, isExtra: isExtra ?? false))]
    }
    work += best.notes.count
    notes += best.notes
    remarks += best.remarks
    if case .extra(let entry) = best.result, remarks.isEmpty, let member = candidates.last {
      explain(entry, insteadOf: member, at: path)
    }
    return [SaidObject.Member(path: path, kind: best.result, remarks: remarks)]
  }

  /// Says in the code why a key is there although the SDK has a member for it.
  private mutating func explain(
    _ entry: SaidValue.Entry, insteadOf member: SDKMember, at path: FieldPath
  ) {
    let reason = "\(member.name) can't take this value"
    if language != .node {
      remarks.append("\(path): an extra key, as \(reason)")
    } else if entry.key != member.name {
      remarks.append("\(path): the API's own name, which the SDK sends as it is: \(reason)")
    }
  }

  /// One way to say a member, with what is to be noted if it is said so.
  private struct Trial {
    var result: SaidObject.Member.Kind
    var notes: [SnippetNote]
    var remarks: [String]
  }

  /// What comes of it, all of which is forgotten again; `nil` if it can't be said that way.
  private mutating func trial(
    _ body: (inout Speaker) -> SaidObject.Member.Kind?
  ) -> Trial? {
    // Notes of a part apart from those of the whole: copying these for each member would take long.
    let outer = (notes, remarks)
    (notes, remarks) = ([], [])
    defer { (notes, remarks) = outer }
    return body(&self).map { Trial(result: $0, notes: notes, remarks: remarks) }
  }

  /// What is in an object for which the SDK has no type.
  private mutating func level(
    _ value: JSONNode, _ type: SDKType, _ field: FieldPath, _ path: FieldPath
  ) -> [SaidObject.Member] {
    guard let members = value.members else {
      return [leftOut(value, path, "it isn't an object")]
    }
    guard !members.isEmpty else {
      return [leftOut(value, path, "the SDK has no type for it")]
    }
    return self.members(of: value, type, below: field)
  }

  private mutating func extra(
    _ member: Speaker.KeyedMember, of type: SDKType, below prefix: FieldPath, at path: FieldPath
  ) -> SaidValue.Entry? {
    var key = member.name
    if let extra = type.extra, extra.field == prefix {
      guard !extra.refused.contains(key) else { return nil }
      key = member.key
    } else if !table.sendsUnknownKeys {
      return nil
    } else if FieldCatalogue[path] == nil {
      key = member.key
    }
    if language == .node {
      guard !Self.checkedByNode.contains(path) else { return nil }
      if let sentence = unknownToNode(path) { note(path, sentence) }
    }
    guard let value = json(member.value, at: path) else { return nil }
    if let sentence = dropsExtra(value) { note(path, sentence, .changed) }
    return SaidValue.Entry(key: key, value: value)
  }

  /// A remark in the place of a value.
  private mutating func leftOut(
    _ value: JSONNode, _ path: FieldPath, _ reason: String, isLoss: Bool = true
  ) -> SaidObject.Member {
    note(path, isLoss ? "\(reason); left out" : reason, isLoss ? .leftOut : .remark)
    let lines = JSONText.pretty(value).split(separator: "\n").map(String.init)
    if lines.count == 1, let line = lines.first {
      remarks[remarks.count - 1] += ": \(line)"
    } else {
      remarks[remarks.count - 1] += ":"
      remarks += lines
    }
    return SaidObject.Member(path: path, kind: .nothing, remarks: remarks)
  }

  private func reason(at path: FieldPath, isExtra: Bool) -> String {
    if let form = table.memberForm(at: path) {
      return "\(language.sdk) takes only \(form) there"
    }
    if isExtra { return "\(language.sdk) can't send such a value" }
    return table.gap(at: path)?.reason ?? "\(language.sdk) has no such field there"
  }

  /// The members of an object, of several for one field the one that counts marked so.
  private func keyed(_ node: JSONNode, at path: FieldPath) -> [Speaker.KeyedMember] {
    let members = node.members ?? []
    var counting: [[UInt8]: (place: Int, isExact: Bool)] = [:]
    let names = members.map { member in
      let name = document.fieldName(of: member.key, below: path)
      return FieldCatalogue[path.appending(name)] == nil ? member.key : name
    }
    for (place, member) in members.enumerated() {
      let isExact = member.key == names[place]
      let name = Array(names[place].utf8)
      if counting[name]?.isExact != true || isExact { counting[name] = (place, isExact) }
    }
    return members.enumerated().map { place, member in
      Speaker.KeyedMember(
        key: member.key, name: names[place], value: member.value,
        counts: counting[Array(names[place].utf8)]?.place == place)
    }
  }
}

extension SDKType {
  /// Whether the SDK has what is in the object at a path, and no type for the object.
  fileprivate func hasLevel(_ field: FieldPath) -> Bool {
    extra?.field == field || members.contains { $0.field.hasPrefix(field) && $0.field != field }
  }
}

extension SDKTable {
  /// What the SDK takes for a field, as a phrase; `nil` if it has no member for it.
  fileprivate func memberForm(at path: FieldPath) -> String? {
    guard case .member(let member, let type)? = spelling(of: path) else { return nil }
    var forms: [String] = []
    for form in type.members(for: member.field).map(\.form.expectation) where !forms.contains(form)
    {
      forms.append(form)
    }
    return forms.joined(separator: " or ")
  }
}
