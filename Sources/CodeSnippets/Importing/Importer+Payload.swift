internal import PushMessages

extension Importer {
  /// Reads a text that is JSON, or a JavaScript object where it is not data; `nil` where it holds no message.
  ///
  /// A text with several messages leaves an error instead.
  mutating func payload(in excerpt: Excerpt, isData: Bool) -> FoundPayload? {
    var reader = JSONReader(
      excerpt.bytes,
      variables: isData ? nil : ScriptVariables.values(in: excerpt.bytes, work: &work))
    defer { work += reader.position + reader.reread }
    reader.skipByteOrderMark()
    reader.skipSpace()
    let isBare = reader.startsWithMember
    guard isBare ? !isData : reader.peek.map({ "{[".utf8.contains($0) }) ?? false else {
      return nil
    }
    guard let tree = isBare ? reader.bareMembers() : reader.value(), !reader.hasFailed else {
      return nil
    }
    let root = tree.withoutUnknowns(reader.unknowns)
    // In data a name is a mistake, not a variable.
    guard isData || isBare || reader.hasScript else { return nil }
    let found = FoundPayload(payload: .message, root: root, findings: [], isTakenOut: !isData)
    guard var found = element(of: found, in: excerpt) else { return nil }
    guard let payload = payload(of: found.root, isLoose: !reader.findings.isEmpty) else {
      return nil
    }
    found.payload = payload
    let more = otherMessages(behind: &reader)
    if !more.isEmpty {
      let all = ([found.root] + more).map { root in
        FoundPayload(
          payload: self.payload(of: root, isLoose: false) ?? .message, root: root, findings: [],
          isTakenOut: true)
      }
      guard let chosen = choose(all.map(FoundMessage.init), in: excerpt) else { return nil }
      found = all[chosen]
    }
    if reader.position < excerpt.bytes.count {
      reader.repair("text after the end of the message is ignored", at: reader.position)
    }
    found.findings += reader.findings.map { $0.moved(to: excerpt) }
    return isData || isBare ? found : found.withoutStyle(in: excerpt)
  }

  /// The one element of a list of messages.
  private mutating func element(of found: FoundPayload, in excerpt: Excerpt) -> FoundPayload? {
    guard let elements = found.root.elements else { return found }
    let start = excerpt.origin(of: found.root.range.lowerBound)
    guard elements.count <= 1 else {
      let all = elements.compactMap { element in
        payload(of: element, isLoose: false).map {
          FoundPayload(payload: $0, root: element, findings: [], isTakenOut: true)
        }
      }
      guard !all.isEmpty else { return nil }
      guard all.count == elements.count, let snippet, all.indices.contains(snippet - 1) else {
        choices = all.enumerated().map { index, found in
          MessageImport.Snippet(
            FoundMessage(found), number: index + 1, line: line(of: found, excerpt))
        }
        note(
          .error,
          "this is a list of \(elements.count) messages, but a draft is one: keep the one you want",
          at: start)
        return nil
      }
      return all[snippet - 1]
    }
    guard let only = elements.first else { return nil }
    var found = found
    found.root = only
    found.isTakenOut = true
    found.findings.append(
      .init(severity: .repair, sentence: "the list around the message was left out", offset: start))
    return found
  }

  /// Further messages, as in a file with one on each line.
  private func otherMessages(behind reader: inout JSONReader) -> [JSONNode] {
    var roots: [JSONNode] = []
    var ahead = reader
    while true {
      ahead.skipSpace()
      if ahead.peek == UInt8(ascii: ",") || ahead.peek == UInt8(ascii: ";") {
        ahead.position += 1
        ahead.skipSpace()
      }
      guard ahead.peek == UInt8(ascii: "{"),
        let node = ahead.value()?.withoutUnknowns(ahead.unknowns)
      else { break }
      if payload(of: node, isLoose: false) != nil { roots.append(node) }
    }
    reader.skipSpace()
    return roots
  }

  /// What an object is; `nil` where it is no message at all.
  func payload(of root: JSONNode, isLoose: Bool) -> MessageImport.Recognition.Payload? {
    guard let members = root.members else { return nil }
    let message = root.member("message", orCamelCase: false)?.value
    if let message, message.members != nil {
      if format == .node || isLoose && NodeMessage.isLikely(message) { return .code(.node) }
      return .request
    }
    let keys = Set(members.map(\.key))
    switch format {
    case .legacy: return keys.isDisjoint(with: LegacyPayload.allKeys) ? nil : .legacy
    case .node: return .code(.node)
    case .json: break
    case .auto, .curl, .python, .java, .go, .csharp:
      if LegacyPayload.isLikely(root) { return .legacy }
      if NodeMessage.isLikely(root) { return .code(.node) }
    }
    let isMessage = keys.contains { key in
      FieldCatalogue.child(key, of: FieldPath()).map { $0.status != .outputOnly } ?? false
    }
    return isMessage ? .message : nil
  }
}

extension JSONReader.Finding {
  /// The same finding, with its place in the whole text.
  func moved(to excerpt: Excerpt) -> JSONReader.Finding {
    var finding = self
    finding.offset = excerpt.origin(of: offset)
    return finding
  }
}

extension JSONReader {
  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Whether JSON or a literal may follow the brace here, and not a command of a shell or a sentence: a key, a comment, the
  /// end.
  var startsObject: Bool {
    var ahead = self
    ahead.position += 1
    ahead.skipSpace()
    guard let byte = ahead.peek, isNameStart(byte) else {
      return ahead.peek != UInt8(ascii: "{") || ahead.position == position + 1
    }
    while let byte = ahead.peek, isNameByte(byte) { ahead.position += 1 }
    ahead.skipSpace()
    return ahead.peek.map { ":,}(".utf8.contains($0) } ?? true
  }

  /// The same of a list: a link, a section of a file and a test of a shell aren't any.
  var startsList: Bool {
    var ahead = self
    ahead.position += 1
    ahead.skipSpace()
    guard let byte = ahead.peek else { return true }
    if byte == UInt8(ascii: "[") { return ahead.startsList }
    if isNameStart(byte) {
      let name = bytes[ahead.position...].prefix(while: isNameByte)
      return ["true", "false", "null"].contains(String(decoding: name, as: UTF8.self))
    }
    let next = ahead.position + 1 < bytes.count ? bytes[ahead.position + 1] : 0
    return byte == UInt8(ascii: "-") ? (0x30...0x39).contains(next) : byte != UInt8(ascii: "!")
  }

  /// Whether a key of a request or message and a colon stand here instead of an object: its braces are missing.
  var startsWithMember: Bool {
    var ahead = self
    guard let byte = ahead.peek, ahead.startsText || isNameStart(byte) else { return false }
    guard let key = ahead.key() else { return false }
    ahead.skipSpace()
    let isKnown =
      ["message", "validate_only", "validateOnly"].contains(key)
      || LegacyPayload.allKeys.contains(key)
      || FieldCatalogue[FieldPath([.key(FieldName.snakeCase(key))])] != nil
    return isKnown && ahead.peek == UInt8(ascii: ":")
  }
}
