internal import ByteSearch
internal import PushMessages

/// Places of a text that look like a message in a form that isn't read: a call or a map of another language, a name of
/// one's own for the SDK's type.
///
/// A list of messages says that it is whole; these places are named beside it.
struct UnreadForms {
  private let bytes: [UInt8]
  /// Where the messages are that were read, and their parts, sorted.
  private let known: [Range<Int>]

  init(_ bytes: [UInt8], besides known: [Range<Int>]) {
    self.bytes = bytes
    self.known = known.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The offsets of the first of them.
  var places: [Int] {
    let targets = Self.targets.flatMap { keys($0).filter { isLiteral(behind: $0.end) } }
      .sorted { $0.start < $1.start }
    let blocks = Self.blocks.flatMap(keys).sorted { $0.start < $1.start }
    let messages = keys("message").filter { opens(behind: $0.end) }
    var found = targets.compactMap { target in
      let near = blocks.drop { target.start - $0.start > Self.maximumDistance }
        .prefix { $0.start - target.start < Self.maximumDistance }.map(\.start)
      let around = messages.drop { target.start - $0.start > Self.maximumDistance }
        .filter { (0..<60).contains(target.start - $0.end) }.map(\.start)
      let made = isMade(before: target.start) ? [target.start] : []
      return (near + around + made).map { place in
        min(place, target.start)..<max(place, target.start) + 1
      }.first { !isKnown($0) }?.lowerBound
    }
    found += Self.names.flatMap { name in
      occurrences(of: name.text).filter { place in
        guard !isKnown(place..<place + name.text.utf8.count), !isComment(place) else {
          return false
        }
        let rest = bytes[(place + name.text.utf8.count)...]
        let isFree = place == 0 || bytes[place - 1] != UInt8(ascii: ".")
        return isFree && name.next.contains { rest.first == $0 } || name.next.isEmpty
      }
    }
    var result: [Int] = []
    for place in found.sorted() where result.last.map({ place - $0 > Self.maximumDistance }) ?? true
    {
      result.append(place)
    }
    return Array(result.prefix(Self.maximumPlaces))
  }

  private static let targets = ["topic", "token", "condition", "to", "Topic", "Token", "Condition"]
  private static let blocks = [
    "notification", "Notification", "android", "Android", "apns", "Apns", "webpush",
  ]

  /// Other names of the SDK's own types and methods, and what stands behind them.
  private static let names: [(text: String, next: [UInt8])] = [
    ("= messaging.Message", [0x0A, 0x0D]), ("(messaging.Message)", [0x3A]), ("['send'](", []),
    ("[\"send\"](", []), ("builder()", [0x2E]),
  ]

  private static let maximumPlaces = 3
  /// More letters than stand between a message's target and its notification.
  private static let maximumDistance = 250
  private static let maximumOccurrences = 1000

  /// A word that is a key: `"topic":`, `topic =`, `'topic' =>`, `"topic", `, `[topic]=`.
  private func keys(_ word: String) -> [(start: Int, end: Int)] {
    occurrences(of: word).compactMap { start in
      let end = start + word.utf8.count
      guard start == 0 || !TextCalls.isOfName(bytes[start - 1]) && bytes[start - 1] != 0x2E,
        end < bytes.count, !TextCalls.isOfName(bytes[end]), !isComment(start)
      else { return nil }
      let quotes = bytes[end...].prefix(8).prefix { "\"'`\\]".utf8.contains($0) }
      var rest = bytes[quotes.endIndex...].prefix(200)
      if quotes.isEmpty, rest.starts(with: "&quot;".utf8) { rest = rest.dropFirst(6) }
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      for sign in ["=>", ":=", ":", "=", ","] where rest.starts(with: sign.utf8) {
        let next = rest.dropFirst(sign.utf8.count).first ?? 0
        guard sign != "," || !quotes.isEmpty, next != UInt8(ascii: "="), next != UInt8(ascii: ":")
        else { return nil }
        return (start, rest.startIndex + sign.utf8.count)
      }
      return nil
    }
  }

  private func occurrences(of word: String) -> [Int] {
    var places: [Int] = []
    var start = 0
    while places.count < Self.maximumOccurrences, let found = bytes[start...].offset(of: word) {
      places.append(found)
      start = found + word.utf8.count
    }
    return places
  }

  /// Whether a text in quotes is the value, or a word alone to the end of its line, as in YAML.
  private func isLiteral(behind end: Int) -> Bool {
    let rest = bytes[end...].drop { $0 == 0x20 || $0 == 0x09 }
    let value = rest.drop { "@$frb\\".utf8.contains($0) }
    if let first = value.first, "\"'`".utf8.contains(first) { return true }
    if rest.starts(with: "&quot;".utf8) { return true }
    let word = rest.prefix { TextCalls.isOfName($0) || "-/.".utf8.contains($0) }
    guard !word.isEmpty, bytes[end - 1] == UInt8(ascii: ":") else {
      return bytes[end - 1] == 0x3D && bytes[end - 2] == 0x5D
    }
    let line = lineStart(of: end)
    let isOfYAML = bytes[line..<end].allSatisfy {
      TextCalls.isOfName($0) || " -:\"'".utf8.contains($0)
    }
    let type = String(decoding: word, as: UTF8.self).lowercased()
    return isOfYAML && word.endIndex < bytes.count && bytes[word.endIndex] == 0x0A
      && !["string", "str", "any", "text", "number", "undefined", "null"].contains(type)
  }

  /// Whether C# makes an object there whose type its place says: `new() { Topic = "a" }`.
  private func isMade(before start: Int) -> Bool {
    let before = bytes[max(0, start - 20)..<start].filter { $0 > 0x20 }
    return before.suffix(6).elementsEqual("new(){".utf8)
  }

  /// Whether a bracket or a call opens behind a key, maybe behind a choice.
  private func opens(behind end: Int) -> Bool {
    // A mapping of YAML opens with its line's end.
    if bytes[end...].first(where: { $0 != 0x20 && $0 != 0x0D }) == 0x0A { return true }
    return opensBracket(behind: end)
  }

  private func opensBracket(behind end: Int) -> Bool {
    bytes[end...].prefix(60).prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") && $0 != 0x2C }
      .contains { "{([".utf8.contains($0) }
  }

  private func isComment(_ offset: Int) -> Bool {
    let line = lineStart(of: offset)
    let start = bytes[line...].drop { $0 == 0x20 || $0 == 0x09 }
    return ["//", "#", "*", "--", "/*", "<!--", ";"].contains { start.starts(with: $0.utf8) }
  }

  /// The start of a line, or of what is looked at of a long one.
  private func lineStart(of offset: Int) -> Int {
    let start = max(0, offset - Self.maximumLine)
    return bytes[start..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
  }

  private static let maximumLine = 500

  private func isKnown(_ range: Range<Int>) -> Bool { known.contains { $0.overlaps(range) } }
}

extension Importer {
  /// Names the places that may be messages and that none of the readers knows.
  mutating func noteUnreadForms(besides found: [FoundMessage], in whole: Excerpt) {
    let bytes = Array(text.utf8)
    let ranges = found.flatMap(\.ranges).map { range in
      let lower = whole.origin(of: range.lowerBound)
      return
        lower..<max(lower + 1, whole.origin(of: max(range.lowerBound, range.upperBound - 1)) + 1)
    }
    for place in UnreadForms(bytes, besides: ranges).places {
      let line = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let code = bytes[line...].drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
      let shown = String(decoding: code, as: UTF8.self)
      note(
        .warning, "‘\(shown)’ looks like a message in a form that Pushwright doesn't read",
        at: place)
    }
  }
}
