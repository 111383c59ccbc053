internal import PushMessages

extension Importer {
  /// All messages of a text, in its order.
  mutating func found(
    in whole: Excerpt, _ commands: [CurlCommand], only language: CodeLanguage?
  ) -> [FoundMessage] {
    var found = commands.map(FoundMessage.init)
    var all = found
    var empty: [FoundMessage] = []
    var unreadable: [UnreadableMessage] = []
    if format != .curl {
      for payload in CodePayloads(self).all(in: whole, only: language, &work) {
        let message = FoundMessage(payload)
        all.append(message)
        guard !payload.isEmpty else {
          if !empty.contains(where: { $0.range.overlaps(message.range) }) { empty.append(message) }
          continue
        }
        if !found.contains(where: { $0.range.overlaps(message.range) }) { found.append(message) }
      }
    }
    if language == nil || language == .node, format != .curl {
      let code = found.filter(\.isOfCode).map(\.range)
      let others = messages(
        in: whole, outside: found.map(\.range), unreadable: &unreadable)
      // Beside code that builds messages, an object with a few of their names is a part of one.
      let own =
        code.isEmpty
        ? others
        : others.filter { other in
          // A request around a message of code is the same one.
          !code.contains { other.root.range.contains($0.lowerBound) }
            && isOwn(other, in: whole, beside: code)
        }
      let whole = own.filter {
        !MessageParts.isSet(before: $0.root.range.lowerBound, in: whole.bytes)
      }
      found += (found.isEmpty && whole.isEmpty ? own : whole).map(FoundMessage.init)
    }
    readRequests(
      in: whole, language, into: &found, besides: unreadable, isNothingElse: empty.isEmpty)
    // Code whose values are all parameters still shows which fields it sets; beside other messages it is a helper.
    if found.isEmpty {
      found = empty
    } else {
      found += empty.filter { message in
        !message.isHelper && !found.contains { $0.range.overlaps(message.range) }
      }
    }
    removeTwins(from: &found, in: whole)
    found += unreadable.filter { message in
      !found.contains { $0.range.overlaps(message.range) }
    }.map(FoundMessage.init)
    if language == nil, found.count < CodeSearch.maximumMessages {
      noteUnreadForms(besides: all + found, in: whole)
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Removes the second of two entries for one message: the text of a variable that a command sends, and a command whose
  /// file or standard input the text has.
  private func removeTwins(from found: inout [FoundMessage], in whole: Excerpt) {
    let commands = found.compactMap { message -> CurlCommand? in
      if case .curl(let command) = message.source { command } else { nil }
    }
    guard !commands.isEmpty, commands.count < found.count else { return }
    let sources = commands.filter { $0.body != nil }.flatMap(\.sources)
    found.removeAll { message in
      message.isData && sources.contains { $0.contains(message.range.lowerBound) }
    }
    let texts = found.filter(\.isData).map(\.range)
    found.removeAll { message in
      guard case .curl(let command) = message.source else { return false }
      if let name = command.variable {
        return texts.contains { ShellOutput.isGiven(whole.bytes, $0, to: name) }
      }
      guard let file = command.file else { return false }
      return texts.contains { ShellOutput.isSent(whole.bytes, $0, to: file, before: command.start) }
    }
  }

  /// Whether an object is a message of its own on a page that shows code, too.
  private func isOwn(_ found: FoundPayload, in whole: Excerpt, beside code: [Range<Int>]) -> Bool {
    if found.payload == .request { return true }
    let keys = Set((found.root.members ?? []).map(\.key))
    let isWhole = !keys.isDisjoint(with: ["notification", "data"])
    if found.payload == .legacy, isWhole, !keys.isDisjoint(with: ["to", "registration_ids"]) {
      return true
    }
    let place = found.root.range.lowerBound
    let blocks = CodeBlock.blocks(of: whole.bytes)
    if blocks.count > 1, let block = blocks.first(where: { $0.range.contains(place) }),
      !code.contains(where: block.range.overlaps)
    {
      return true
    }
    // Strict JSON on lines of its own is a value of no statement.
    guard found.findings.isEmpty else { return false }
    let before = whole.bytes[..<place].reversed().drop { $0 == 0x20 || $0 == 0x09 }
    let sign = before.first { $0 > 0x20 } ?? 0
    let next = whole.bytes[found.root.range.upperBound...].first { $0 > 0x20 } ?? 0
    return (before.first ?? 0x0A) == 0x0A && !"=(,:[{".utf8.contains(sign)
      && !",;)]}".utf8.contains(next)
  }

  /// The place of the message that is read; with several and none chosen an error is noted.
  mutating func choose(_ found: [FoundMessage], in whole: Excerpt) -> Int? {
    guard found.count > 1 || snippet != nil else { return found.isEmpty ? nil : 0 }
    choices = found.enumerated().map { index, message in
      let offset = whole.origin(of: message.range.lowerBound)
      return MessageImport.Snippet(message, number: index + 1, line: lines.place(of: offset).line)
    }
    if let snippet {
      guard found.indices.contains(snippet - 1) else {
        let count = found.count == 1 ? "1 message" : "\(found.count) messages"
        // Of longer texts the first ones are listed.
        let isCut = found.count >= CodeSearch.maximumMessages
        note(
          .error,
          isCut
            ? "message \(snippet) isn't among the first \(count) of the text, and more aren't listed"
            : "message \(snippet) isn't in the text, which holds \(count)", at: 0)
        return nil
      }
      return snippet - 1
    }
    let isOfCurl = found.allSatisfy { if case .curl = $0.source { true } else { false } }
    note(
      .error,
      isOfCurl
        ? "the text holds \(found.count) curl commands, but a draft is one message: keep the one you want"
        : "the text holds \(found.count) messages, but a draft is one: keep the one you want",
      at: whole.origin(of: found[1].range.lowerBound))
    return nil
  }

  func line(of found: FoundPayload, _ excerpt: Excerpt) -> Int {
    lines.place(of: excerpt.origin(of: found.root.range.lowerBound)).line
  }
}
