internal import ByteSearch
internal import PushMessages

/// What a shell script does with a text before a command sends it: programs that change it on its way, and shells around
/// the command that read it first.
struct ShellFilters {
  let bytes: [UInt8]
  /// Whether the script has here-documents.
  let hasDocuments: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hasDocuments = bytes[...].offset(of: "<<") != nil
  }

  /// Whether a text is the argument of a command that prints it, or a here-document.
  private func isPrinted(_ start: Int) -> Bool {
    let line = bytes[lineStart(of: start)..<start]
    return ["echo ", "printf ", "<<<"].contains { line.offset(of: $0) != nil }
  }

  /// The programs between the text in a range and the command that sends it.
  func doubts(from start: Int, to end: Int) -> [JSONReader.Finding] {
    var line: Range<Int>?
    if let document = HereText(before: start, in: bytes) {
      let opening = bytes[..<start].lastIndex(of: 0x0A) ?? 0
      line = lineStart(of: opening)..<opening
      guard document.kind != .program else { return [] }
    } else if isPrinted(start) {
      line = lineStart(of: start)..<lineEnd(of: end)
    }
    guard let line else { return [] }
    let code = bytes[line]
    let behind = line.contains(end) ? bytes[end..<line.upperBound] : code
    var places = stages(behind)
    // `envsubst <<EOF`: what reads the document.
    let reading = line.contains(end) ? "<<<" : "<<"
    if let sign = code.offset(of: reading),
      !isHarmless(bytes[line.lowerBound..<sign])
    {
      places.insert(line.lowerBound, at: 0)
    }
    if let file = outputFile(in: code) {
      places += changes(of: file, behind: 0)
    }
    return places.map { doubt($0) }
  }

  /// Where the commands behind the signs of pipes start that may change what goes through them.
  func stages(_ code: ArraySlice<UInt8>) -> [Int] {
    var places: [Int] = []
    var rest = code
    while let pipe = rest.firstIndex(of: UInt8(ascii: "|")) {
      rest = rest[(pipe + 1)...]
      if rest.first == UInt8(ascii: "|") {
        rest = rest.dropFirst()
        continue
      }
      if !isHarmless(rest) { places.append(pipe) }
    }
    return places
  }

  /// Whether a command sends, prints or keeps what it reads, as it is.
  private func isHarmless(_ code: ArraySlice<UInt8>) -> Bool {
    let stage = code.prefix { $0 != UInt8(ascii: "|") && $0 != 0x0A }
    let words = stage.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    guard let command = words.first(where: { !Self.prefixes.contains($0) && !$0.holds("=") }) else {
      return true
    }
    if command == "jq" {
      return words.dropFirst().allSatisfy {
        $0.hasPrefix("-") || [".", "'.'", "\".\""].contains($0)
      }
    }
    let name = command.split(separator: "/").last.map(String.init) ?? command
    return Self.harmless.contains(name)
  }

  private static let prefixes: Set<String> = [
    "sudo", "time", "command", "env", "$", "%", "then", "do",
  ]

  private static let harmless: Set<String> = [
    "curl", "curl.exe", "cat", "tee", "http", "https", "xh", "wget", "nc", "openssl", "pbcopy",
    "xclip", "less", "more", "kafka-console-producer", "pushwright", "gcloud", "aws",
    "echo", "printf", "ssh", "bash", "sh", "post", "lwp-request", "mosquitto_pub", "read", "rm",
    "ls", "test", "[",
    "[[", "if", "while", "fi", "done", "chmod", "git", "mkdir", "touch", "wc", "head", "tail",
    "diff", "open",
    "#", "//", "export", "file", "scp", "cp", "exit", "return", "trap",
  ]

  /// The file that a line writes.
  private func outputFile(in line: ArraySlice<UInt8>) -> String? {
    for sign in ["> ", ">", "tee "] {
      guard let place = line.offset(of: sign) else { continue }
      let name = line[(place + sign.utf8.count)...].drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
        .prefix { $0 > 0x20 && !"|;&<\"'".utf8.contains($0) }
      if !name.isEmpty { return String(decoding: name, as: UTF8.self) }
    }
    return nil
  }

  /// The commands behind that write the file again.
  private func changes(of file: String, behind end: Int) -> [Int] {
    var places: [Int] = []
    var start = end
    while start < bytes.count, places.count < 5 {
      let stop = lineEnd(of: start)
      let line = bytes[start..<stop]
      if let place = line.offset(of: file), !writes(line, file) {
        let stages = line.split(separator: UInt8(ascii: "|"))
        let isChanged =
          stages.contains { $0.offset(of: file) != nil && !isHarmless($0) }
          || line.offset(of: "curl") != nil
            && self.stages(line[place...]).contains { stage in
              line[stage...].offset(of: "curl") != nil
            }
        if isChanged { places.append(start) }
      }
      start = stop + 1
    }
    return places
  }

  /// Whether a line writes the text into the file, and doesn't change what is in it.
  private func writes(_ line: ArraySlice<UInt8>, _ file: String) -> Bool {
    outputFile(in: line) == file && isHarmless(line)
  }

  /// Whether a command that may change it reads a variable from a here-string: `sed s/a/b/ <<< "$BODY"`.
  func isRead(before place: Int) -> Bool {
    let line = bytes[lineStart(of: place)..<place]
    guard let sign = line.offset(of: "<<<"),
      line[(sign + 3)...].allSatisfy({ " \"${".utf8.contains($0) })
    else { return false }
    let start = line[..<sign].lastIndex { "(|;`".utf8.contains($0) }.map { $0 + 1 }
    return !isHarmless(line[(start ?? line.startIndex)..<sign])
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func lineEnd(of offset: Int) -> Int {
    offset < bytes.count ? bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count : bytes.count
  }

  private func doubt(_ place: Int) -> JSONReader.Finding {
    let line = bytes[place...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
    let code = String(decoding: line, as: UTF8.self).trimmingPrefix { $0 == " " }
    return JSONReader.Finding(
      severity: .warning,
      sentence: "‘\(code)’ may change the text with the message: check the result", offset: place,
      kind: .loss(.init(extent: .doubtful, code: String(code))))
  }
}

extension ShellFilters {
  /// What fills in the words of a command anew each time it runs: `xargs -I TOK curl …`.
  func repeating(before command: Int) -> JSONReader.Finding? {
    let start = lineStart(of: command)
    let before = bytes[start..<command]
    guard
      let place = ["xargs", "parallel", "-exec "].compactMap({ before.offset(of: $0) }).min()
    else { return nil }
    let code = String(decoding: bytes[place..<command].prefix(40), as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
    return JSONReader.Finding(
      severity: .warning,
      sentence: "‘\(code)’ puts other words into the command each time: check the result",
      offset: place, kind: .loss(.init(extent: .doubtful, code: code)))
  }

  /// Whether a shell reads the lines around an offset before they are a command: a here-document that fills in values.
  func isInDocument(_ offset: Int) -> Bool {
    guard hasDocuments else { return false }
    var start = lineStart(of: offset)
    var lines = 0
    while start > 0, lines < Self.maximumLines {
      if let document = HereText(before: start, in: bytes), document.range.contains(offset) {
        return document.kind == .shell
      }
      start = lineStart(of: start - 1)
      lines += 1
    }
    return false
  }

  /// More lines than a here-document with a command has.
  private static let maximumLines = 100
}
