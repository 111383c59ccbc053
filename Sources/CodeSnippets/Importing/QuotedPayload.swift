internal import ByteSearch
internal import PushMessages

/// A message that is a text of a program, and what the program does with the text.
struct QuotedPayload {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int

  /// `nil` if the message isn't in quotes.
  init?(_ found: FoundPayload, in whole: Excerpt) {
    bytes = whole.bytes
    start = found.root.range.lowerBound
    end = found.root.range.upperBound
    guard TemplateHoles(before: start, in: bytes) == .quoted else { return nil }
  }

  /// The values that Swift puts into the text: `\(topic)`.
  var fillings: [JSONReader.Finding] {
    var findings: [JSONReader.Finding] = []
    var place = start
    while let found = ["\\(", "\\#("].compactMap(bytes[place..<end].offset).min(),
      findings.count < Self.maximumMentions
    {
      let close = bytes[found..<end].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? end
      let hole = String(decoding: bytes[found..<close].prefix(40), as: UTF8.self)
      findings.append(
        JSONReader.Finding(
          severity: .warning,
          sentence: "‘\(hole)’ is for the program to fill in: the result doesn't have its value",
          offset: found, kind: .loss(.init(extent: .unfilled, code: hole))))
      place = close
    }
    return findings
  }

  /// The places that change the text, or that may.
  var doubts: [JSONReader.Finding] {
    var places: [Int] = []
    let close = bytes[end...].drop { "\"'`\\ \t\r\n@".utf8.contains($0) }
    if Self.isChange(close) { places.append(close.startIndex) }
    places += changes(of: start)
    let filters = ShellFilters(bytes)
    if let name {
      for place in mentions(of: name) {
        let next = place + name.utf8.count
        let rest = bytes[next...].drop { $0 == 0x20 || $0 == 0x09 }
        let isCut =
          bytes[..<place].suffix(2).elementsEqual("${".utf8)
          && rest.first.map { "/#%^,:@".utf8.contains($0) } ?? false
        if isCut || filters.isRead(before: place) || Self.isChange(rest) || Self.sets(rest)
          || isRead(place)
          || calls.isChanged(behind: next, Self.isReadingText)
        {
          places.append(place)
        } else if rest.drop(while: { "\"'}".utf8.contains($0) || $0 == 0x20 }).first == 0x7C {
          places += filters.stages(rest.prefix { $0 != 0x0A })
        } else {
          places += changes(of: place)
        }
      }
    }
    // One place of a line stands for all.
    let lines = Dictionary(places.sorted().map { (beginning(of: $0), $0) }) { first, _ in first }
    return lines.values.sorted().map { place in
      let line = bytes[beginning(of: place)...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
      let code = String(decoding: line, as: UTF8.self)
      return JSONReader.Finding(
        severity: .warning,
        sentence: "‘\(code)’ may change the text with the message: check the result",
        offset: place, kind: .loss(.init(extent: .doubtful, code: code)))
    }
  }

  /// The start of the line, if little stands before a place and the message isn't on it.
  private func beginning(of place: Int) -> Int {
    let before = bytes[max(end, place - Self.maximumBefore, 0)..<max(end, place)]
    guard place > end, let line = before.lastIndex(of: 0x0A) else { return place }
    return bytes[(line + 1)...].firstIndex { $0 > 0x20 } ?? place
  }

  private static let maximumBefore = 30

  private var calls: TextCalls { TextCalls(bytes: bytes) }

  /// Where the calls around the text, or around a name of it, change what is sent: the calls that give another text, and
  /// what happens to the object that one makes of it.
  private func changes(of place: Int) -> [Int] {
    var isParsed = false
    var places: [Int] = []
    for call in calls.around(place) {
      switch TextCalls.effect(of: call.name) {
      case .taking: continue
      case .changing: return [call.start]
      case .parsing:
        // The object that is made may be read again, and is a part of what is around it.
        if !isParsed { places = changes(ofResult: call, from: place) }
        isParsed = true
      }
    }
    return places
  }

  private func changes(ofResult call: TextCalls.Call, from place: Int) -> [Int] {
    let close = max(end, calls.end(of: call.bracket))
    let before = bytes[..<call.start].suffix(8)
    let isJoined =
      before.suffix(3).elementsEqual("...".utf8) || before.suffix(2).elementsEqual("**".utf8)
      || bytes[close...].drop { $0 == 0x20 }.starts(with: "| ".utf8)
    if isJoined || calls.isChanged(behind: close, Self.isReadingObject) { return [call.start] }
    var names = calls.name(before: call.start).map { [$0] } ?? []
    // `json.Unmarshal([]byte(text), &message)`.
    let arguments = bytes[max(place, call.bracket)..<max(place, call.bracket, close)]
    if let sign = arguments.lastIndex(of: UInt8(ascii: "&")) {
      let word = arguments[(sign + 1)...].prefix(while: TextCalls.isOfName)
      if !word.isEmpty { names.append(String(decoding: word, as: UTF8.self)) }
    }
    return names.flatMap { name in
      mentions(of: name).filter { mention in
        var next = mention + name.utf8.count
        if ["...", "**"].contains(where: {
          bytes[..<mention].suffix($0.utf8.count).elementsEqual($0.utf8)
        }) {
          return true
        }
        if calls.isChanged(behind: next, Self.isReadingObject) { return true }
        // `((ObjectNode) node.get("message")).put("topic", "a")`.
        let start = bytes[..<mention].reversed().drop { $0 == 0x20 }
        if start.first == UInt8(ascii: ")") {
          next = calls.chainEnd(behind: next)
          if next < bytes.count, bytes[next] == UInt8(ascii: ")"),
            calls.isChanged(behind: next + 1, Self.isReadingObject)
          {
            return true
          }
        }
        let word = bytes[..<mention].reversed().drop { " $(&".utf8.contains($0) }
          .prefix(while: TextCalls.isOfName).reversed()
        if ["del", "delete", "unset"].contains(String(decoding: Array(word), as: UTF8.self)) {
          return true
        }
        return calls.around(mention).first.map { TextCalls.effect(of: $0.name) != .taking } ?? false
      }
    }
  }

  private static func isReadingText(_ name: String) -> Bool {
    let word = name.lowercased()
    return [
      "trim", "strip", "encode", "bytes", "string", "length", "data", "utf8", "len", "size",
      "starts", "contains", "dedent", "trimindent", "includes", "equals", "chars", "freeze",
    ].contains { word.contains($0) }
  }

  private static func isReadingObject(_ name: String) -> Bool {
    CodeVerbs.isReading(name, ofMessages: false) || CodeVerbs.isSending(name)
      || ["path", "at", "field", "elements", "dig", "fetch", "clone", "unwrap", "expect"].contains(
        name)
  }

  /// The variable that gets the text: `body = '…'`.
  private var name: String? {
    let before = bytes[..<start].reversed()
    let rest = before.drop { "\"'`\\ \t\r\n@$rfu".utf8.contains($0) }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    let word = rest.dropFirst().drop { $0 == 0x20 || $0 == 0x3A }.prefix {
      CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || $0 == UInt8(ascii: "_")
    }
    return word.isEmpty ? nil : String(decoding: word.reversed(), as: UTF8.self)
  }

  private func mentions(of name: String) -> [Int] {
    var places: [Int] = []
    var place = end
    while let found = bytes[place...].offset(of: name), places.count < Self.maximumMentions {
      let next = found + name.utf8.count
      let isWord =
        found > 0 && !Self.isLetter(bytes[found - 1])
        && (next >= bytes.count || !Self.isLetter(bytes[next]))
      if isWord { places.append(found) }
      place = next
    }
    return places
  }

  private static let maximumMentions = 200

  private static func isLetter(_ byte: UInt8) -> Bool {
    CodeLexer.isLetter(byte) || CodeLexer.isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether a function makes an object of the text, which may be changed before it is sent.
  private func isRead(_ place: Int) -> Bool {
    let nearby = bytes[max(0, place - 24)..<place]
    let before = nearby.lastIndex(of: 0x0A).map { nearby[($0 + 1)...] } ?? nearby
    return ["loads(", "parse(", "Unmarshal(", "readTree(", "readValue(", "Parse("].contains {
      word in
      before.offset(of: word).map { !before[$0...].contains(UInt8(ascii: ")")) } ?? false
    }
  }

  private static func isChange(_ text: ArraySlice<UInt8>) -> Bool {
    let changing = [
      ".replace", ".Replace", ".format", ".Format", ".formatted", ".gsub", ".sub", ".concat",
      ".trimIndent().replace", "-replace", "-creplace", "-f ", "% ", "+ ", "+= ",
    ]
    return changing.contains { text.starts(with: $0.utf8) }
  }

  private static func sets(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "=")
      && text.dropFirst().first.map { !"=>".utf8.contains($0) } ?? true
      || text.starts(with: ":=".utf8)
  }
}
