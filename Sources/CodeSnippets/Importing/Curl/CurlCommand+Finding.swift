internal import ByteSearch
internal import PushMessages

extension CurlCommand {
  /// Where the word `curl` starts a command: at the start of a line, behind a prompt, or behind another command.
  static func starts(in bytes: [UInt8]) -> [Int] {
    let name = Array("curl".utf8)
    return bytes.indices.filter { index in
      guard bytes[index] == name[0], bytes[index...].starts(with: name) else { return false }
      var end = index + name.count
      if bytes[end...].starts(with: Array(".exe".utf8)) { end += 4 }
      guard end < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x5C].contains(bytes[end]) else {
        return false
      }
      return isCommandStart(bytes[..<index])
    }
  }

  private static func isCommandStart(_ before: ArraySlice<UInt8>) -> Bool {
    guard let mark = lastMark(before) else { return true }
    if "|;&(`!{".utf8.contains(before[mark]) { return true }
    if "\"'".utf8.contains(before[mark]), mark == before.endIndex - 1 { return true }
    if "$#>%@".utf8.contains(before[mark]), lastMark(before[..<mark]) == nil { return true }
    return mark < before.endIndex - 1 && isPrefix(before[...mark])
  }

  /// Whether words go before a command: `then`, `sudo`, and variables for it alone, `LANG=C`.
  private static func isPrefix(_ before: ArraySlice<UInt8>) -> Bool {
    let line = before.suffix(maximumPrefix).split(separator: 0x0A).last ?? []
    let words = line.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    return words.allSatisfy { word in
      let name = word.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      return prefixes.contains(word) || !name.isEmpty && word.dropFirst(name.count).first == "="
    }
  }

  private static let maximumPrefix = 500

  private static let prefixes: Set<String> = [
    "then", "do", "else", "elif", "if", "while", "until", "time", "sudo", "exec", "command", "env",
    "nohup", "RUN", "run:", "-",
  ]

  /// The last byte of the line that is no blank.
  private static func lastMark(_ before: ArraySlice<UInt8>) -> Int? {
    let mark = before.lastIndex { $0 != 0x20 && $0 != 0x09 }
    return mark.flatMap { before[$0] == 0x0A ? nil : $0 }
  }

  /// The project of a v1 address; `nil` where it is only a place for one.
  static func project(in text: String) -> String? {
    guard let start = text.firstBytes(of: "/projects/")?.upperBound,
      let end = text[start...].firstIndex(of: "/"), text[end...].hasPrefix("/messages:send")
    else { return nil }
    let name = text[start..<end]
    let isPlain = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
    }
    return isPlain && !name.isEmpty ? String(name) : nil
  }

  /// The host of an address that surely isn't FCM's, and no test's.
  static func otherHost(in text: String) -> String? {
    guard let start = text.firstBytes(of: "://")?.upperBound else { return nil }
    let host = text[start...].prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0))
    }
    let rest = text[host.endIndex...].first
    guard host.contains("."), rest == nil || rest == "/" || rest == ":" || rest == "?",
      host.first?.isLetter ?? false,
      !["googleapis.com", "example.", "localhost", "google.com"].contains(where: {
        host.contains($0)
      })
    else { return nil }
    return String(host)
  }

  /// Why nothing can be sent to an address; some of the documentation's own lack `projects/`.
  static func complaint(aboutAddress text: String) -> String? {
    guard let start = text.firstBytes(of: "fcm.googleapis.com/v1/")?.upperBound,
      text[start...].holds("/messages:send"), !text[start...].hasPrefix("projects/")
    else { return nil }
    return "the address lacks projects/ before the project: FCM answers 404 there"
  }

  /// What a header would give away; `nil` for one that does not.
  static func secretName(inHeader header: String) -> String? {
    let text = header.lowercased().drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("authorization:") else { return nil }
    let value = text.dropFirst("authorization:".count).drop { $0 == " " }
    return value.hasPrefix("key") ? "server key" : "access token"
  }

  /// The command without the signs that a shell prints before the lines on which a command goes on: `> -d '…'`.
  static func withoutPrompts(_ whole: Excerpt) -> Excerpt {
    guard
      ["$ curl", "% curl", "# curl"].contains(where: { whole.bytes[...].offset(of: $0) != nil }),
      whole.bytes[...].offset(of: "\n> ") != nil
    else { return whole }
    var result = Excerpt()
    var isCommand = false
    var isStart = true
    for (index, byte) in whole.bytes.enumerated() {
      let isPrompt = isStart && byte == UInt8(ascii: ">")
      if isStart, !isPrompt {
        isCommand = ["$ curl", "% curl", "# curl"].contains {
          whole.bytes[index...].starts(with: $0.utf8)
        }
      }
      result.append(isPrompt && isCommand ? 0x20 : byte, from: whole.origin(of: index))
      isStart = byte == 0x0A
    }
    return result
  }

  /// The command without the carets that Windows' shell joins lines and escapes marks with.
  static func withoutCarets(_ whole: Excerpt) -> Excerpt {
    let bytes = whole.bytes
    let caret = UInt8(ascii: "^")
    let joins = bytes.indices.contains { index in
      bytes[index] == caret && bytes[(index + 1)...].first.map { $0 == 0x0D || $0 == 0x0A } ?? false
    }
    guard joins else { return whole }
    let escapes = bytes.indices.contains { index in
      bytes[index] == caret && bytes[(index + 1)...].first == UInt8(ascii: "\"")
    }
    var result = Excerpt()
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == caret, next == 0x0D || next == 0x0A {
        index += next == 0x0D && index + 2 < bytes.count && bytes[index + 2] == 0x0A ? 3 : 2
        result.append(0x20, from: whole.origin(of: index - 1))
        continue
      }
      if bytes[index] == caret, escapes { index += 1 }
      guard index < bytes.count else { break }
      result.append(bytes[index], from: whole.origin(of: index))
      index += 1
    }
    return result
  }
}

extension JSONReader.Finding {
  /// The project is the profile's business, and a message for one project is often sent to another by mistake.
  static func project(_ name: String, at offset: Int) -> JSONReader.Finding {
    JSONReader.Finding(
      severity: .warning,
      sentence: "the text sends to project \(name); a draft goes to the profile's project",
      offset: offset, kind: .project(name))
  }
}
