internal import PushMessages

/// Text that looks like a message and can't be read, so that it is never missing among those that can.
struct UnreadableMessage {
  /// Why it can't be read, with a place in the whole text.
  var finding: JSONReader.Finding
  /// From its brace to where reading ended.
  var range: Range<Int>

  /// Whether an object at a brace starts as a request or a payload of the legacy API, and names fields of theirs.
  static func isLikely(at brace: Int, in bytes: [UInt8]) -> Bool {
    let start = bytes[brace...].prefix(maximumStart)
    guard let first = key(in: start.dropFirst()) else { return false }
    switch first.name {
    case "message":
      guard first.rest.first == UInt8(ascii: "{"), let inner = key(in: first.rest.dropFirst())
      else {
        return false
      }
      return fields.contains(inner.name)
    case "to", "registration_ids":
      return start.offset(of: "\"notification\"") != nil || start.offset(of: "\"data\"") != nil
    default: return false
    }
  }

  /// More letters than stand before the second key.
  private static let maximumStart = 400

  private static let fields: Set<String> = [
    "topic", "token", "condition", "fid", "notification", "data", "android", "apns", "webpush",
    "fcm_options", "name",
  ]

  /// The first key of an object, and what is behind its colon.
  private static func key(
    in text: ArraySlice<UInt8>
  ) -> (name: String, rest: ArraySlice<UInt8>)? {
    let word = text.drop { $0 <= 0x20 || "\\\"'".utf8.contains($0) }
    let name = word.prefix { CodeLexer.isLetter($0) || $0 == UInt8(ascii: "_") }
    let rest = word.dropFirst(name.count).drop { $0 <= 0x20 || "\\\"'".utf8.contains($0) }
    guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { return nil }
    return (String(decoding: name, as: UTF8.self), rest.dropFirst().drop { $0 <= 0x20 })
  }
}

extension Importer {
  /// What starts as a message at a brace, where none can be read; `nil` for anything else.
  mutating func unreadable(
    at brace: Int, of file: HostFile, in whole: Excerpt
  ) -> UnreadableMessage? {
    guard UnreadableMessage.isLikely(at: brace, in: file.bytes) else { return nil }
    var reader = JSONReader(file.bytes, variables: [:])
    reader.position = brace
    _ = reader.value()
    work += reader.position - brace + reader.reread
    guard var finding = reader.findings.first(where: { $0.severity == .error }) else { return nil }
    if let sentence = sentence(of: finding, at: brace, in: file.bytes) {
      finding.sentence = sentence
    }
    return UnreadableMessage(
      finding: finding.moved(to: whole), range: brace..<max(brace + 1, reader.position))
  }

  /// Why a message in a text of a program can't be read, in terms of the text.
  private func sentence(
    of finding: JSONReader.Finding, at brace: Int, in bytes: [UInt8]
  ) -> String? {
    guard let quote = bytes[..<brace].last, "\"'`".utf8.contains(quote) else { return nil }
    let read = bytes[brace..<min(bytes.count, finding.offset + 1)]
    let isOver = read.indices.contains { index in
      bytes[index] == quote && bytes[index - 1] != UInt8(ascii: "\\")
    }
    if isOver {
      return "the text ends before the message does: join its parts, and open the result"
    }
    guard read.contains(UInt8(ascii: "\\")) else { return nil }
    return
      "Pushwright can't tell what ‘\\’ means in this text: save its JSON as a file, and open that"
  }
}
