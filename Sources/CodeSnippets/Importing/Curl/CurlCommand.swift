internal import PushMessages

/// A curl command, as documentation shows it and shells remember it.
struct CurlCommand {
  /// Where it starts in the whole text.
  var start: Int
  private(set) var end: Int
  /// The data that it sends; `nil` where that is not in the text.
  private(set) var body: Excerpt?
  private(set) var project: String?
  private(set) var hasSecret = false
  /// Repairs, what was left out, and why there is no body, with places in the whole text.
  private(set) var findings: [JSONReader.Finding] = []

  /// The signs in its data that something else than its shell may put values in place of.
  private(set) var holes = TemplateHoles.command

  /// Where variables get the JSON that the command sends, in the whole text.
  private(set) var sources: [Range<Int>] = []
  /// The file with its data; `-` for its standard input.
  private(set) var file: String?

  /// The variable whose value is all of its data; `nil` if the text has the data.
  var variable: String? {
    guard let body, data.count == 1, body.hasPrefix("$"),
      let only = data[0].word.substitutions.first, only.text.hasPrefix("$")
    else { return nil }
    let name = only.text.drop { "${".contains($0) }
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return name.isEmpty ? nil : String(name)
  }

  private var data: [Datum] = []

  private struct Datum {
    var option: String
    var word: ShellWord
  }

  /// The commands of a text that send data.
  static func commands(in whole: Excerpt) -> [CurlCommand] {
    let source = withoutCarets(withoutPrompts(whole))
    let constants = ShellConstants(in: source)
    var host = CommandHost(source.bytes)
    let filters = ShellFilters(source.bytes)
    var commands: [CurlCommand] = []
    var (position, rest) = (0, 0..<0)
    for start in starts(in: source.bytes) where start >= position || rest.contains(start) {
      let text = host.text(around: start)
      let isQuoted = start > 0 && "\"'".utf8.contains(source.bytes[start - 1])
      guard text != nil || !isQuoted else { continue }
      let place = text.map { $0.excerpt.offset(ofOrigin: start) } ?? start
      var reader = ShellReader(
        text?.excerpt.moved(to: source) ?? source, at: place,
        constants: text.map { ShellConstants(in: $0.excerpt) } ?? constants)
      reader.readCommand()
      let end = text?.excerpt.origin(of: reader.position) ?? reader.position
      position = max(position, end)
      rest = text == nil ? reader.rest : 0..<0
      var command = CurlCommand(
        reader, start: source.origin(of: start), end: source.origin(of: end))
      if let text { command.holes.formUnion(text.holes) }
      command.noteShells(filters, around: start)
      let isBroken = command.findings.contains { $0.severity == .error }
      let isFound = !command.data.isEmpty || isBroken
      // Between quotes on its line it may be a part of a sentence.
      let isMessage = command.body?.hasPrefix("{") ?? false
      if isQuoted ? isMessage : isFound { commands.append(command) }
    }
    return commands
  }

  /// Names what reads the command before its own shell does.
  private mutating func noteShells(_ filters: ShellFilters, around place: Int) {
    if let repeating = filters.repeating(before: place) { findings.append(repeating) }
    guard filters.isInDocument(place) else { return }
    holes.formUnion([.dollars, .calls])
    guard place < end, end <= filters.bytes.count,
      let mark = filters.bytes[place..<end].firstIndex(of: UInt8(ascii: "\\"))
    else { return }
    findings.append(
      .init(
        severity: .warning,
        sentence:
          "a shell reads the here-document first, and ‘\\’ means something to it: check the result",
        offset: mark, kind: .loss(.init(extent: .doubtful, code: "\\"))))
  }

  private init(_ reader: ShellReader, start: Int, end: Int) {
    self.start = start
    self.end = end
    findings = reader.findings
    read(reader.words.dropFirst())
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    findBody(reader.standardInput)
    if let name = reader.words.first?.text, name.hasSuffix(".exe") {
      undoWindowsQuotes(reader)
    }
  }

  private mutating func read(_ words: ArraySlice<ShellWord>) {
    var rest = words
    while let word = rest.popFirst() {
      let text = word.text
      if text.hasPrefix("--") {
        let name = text.prefix { $0 != "=" }
        let value = name.count < text.count ? word.dropping(name.utf8.count + 1) : nil
        guard Self.longOptions.contains(String(name)) || value != nil else { continue }
        take(String(name), value ?? rest.popFirst())
      } else if text.hasPrefix("-"), text.count > 1 {
        readShort(word, &rest)
      } else {
        readAddress(word)
      }
    }
  }

  /// `-sSd '{…}'`: letters without values, then one that takes the rest of the word or the next one.
  private mutating func readShort(_ word: ShellWord, _ rest: inout ArraySlice<ShellWord>) {
    for (index, byte) in word.excerpt.bytes.enumerated().dropFirst() {
      let letter = String(decoding: [byte], as: UTF8.self)
      guard Self.shortOptions.contains(letter) else { continue }
      var value = word.dropping(index + 1)
      if value.excerpt.hasPrefix("=") { value = value.dropping(1) }
      return take("-" + letter, value.excerpt.bytes.isEmpty ? rest.popFirst() : value)
    }
  }

  private mutating func take(_ option: String, _ word: ShellWord?) {
    guard let word else { return }
    switch option {
    case "-d", "--data", "--data-raw", "--data-binary", "--data-ascii", "--json",
      "--data-urlencode":
      data.append(Datum(option: option, word: word))
    case "-H", "--header":
      guard let name = Self.secretName(inHeader: word.text) else { return }
      leaveOut(name, word)
    case "-u", "--user", "--oauth2-bearer": leaveOut("access token", word)
    case "--url": readAddress(word)
    default: break
    }
  }

  private mutating func readAddress(_ word: ShellWord) {
    if project == nil, let named = Self.project(in: word.text) {
      project = named
      findings.append(.project(named, at: word.start))
    }
    if let host = Self.otherHost(in: word.text) {
      findings.append(
        .init(
          severity: .warning, sentence: "the command sends to \(host), and not to FCM",
          offset: word.start))
    }
    guard let complaint = Self.complaint(aboutAddress: word.text) else { return }
    findings.append(.init(severity: .warning, sentence: complaint, offset: word.start))
  }

  private mutating func leaveOut(_ secret: String, _ word: ShellWord) {
    hasSecret = true
    findings.append(
      .init(
        severity: .warning, sentence: "the \(secret) in it was left out", offset: word.start,
        kind: .secret))
  }

  private mutating func findBody(_ standardInput: ShellWord?) {
    guard let first = data.first else { return }
    let inline = data.filter { !isFile($0) && $0.option != "--data-urlencode" }
    if let only = inline.first, inline.count == 1 {
      noteSubstitutions(in: only.word)
      body = only.word.excerpt
    } else if inline.count > 1 {
      join(inline)
    } else if first.word.text == "@-" {
      guard let standardInput else {
        file = "-"
        return fail(
          "the JSON comes from standard input, which isn't in the text: open its source", first)
      }
      noteSubstitutions(in: standardInput)
      body = standardInput.excerpt
    } else if isFile(first) {
      let name = first.word.text.dropFirst()
      file = String(name)
      fail("the JSON is in the file ‘\(name)’: open that instead", first)
    } else {
      fail("--data-urlencode sends a form, not JSON", first)
    }
  }

  /// Windows gives a program its arguments in one text, in which a quote needs a backslash whatever the shell's own quotes
  /// are.
  private mutating func undoWindowsQuotes(_ reader: ShellReader) {
    guard let whole = body, whole.hasPrefix("{\\\"") else { return }
    var plain = Excerpt(at: whole.origin(of: 0))
    for (index, byte) in whole.bytes.enumerated() {
      let next = index + 1 < whole.bytes.count ? whole.bytes[index + 1] : 0
      if byte == UInt8(ascii: "\\"), next == UInt8(ascii: "\"") { continue }
      plain.append(byte, from: whole.origin(of: index))
    }
    body = plain
    // Its shell has one quote in a text for two of them.
    let code = reader.bytes[reader.start..<max(reader.start, reader.position)]
    guard let quotes = code.offset(of: "''") else { return }
    findings.append(
      .init(
        severity: .warning,
        sentence: "two quotes side by side are one in some languages: check the result",
        offset: reader.source.origin(of: quotes), kind: .loss(.init(extent: .doubtful))))
  }

  private mutating func join(_ data: [Datum]) {
    var joined = Excerpt(at: data[0].word.start)
    for datum in data {
      noteSubstitutions(in: datum.word)
      joined.append(datum.word.excerpt)
    }
    if !data.allSatisfy({ $0.option == "--json" }) {
      findings.append(
        .init(
          severity: .repair,
          sentence:
            "curl joins several -d with &, which isn't JSON: Pushwright joined them without it",
          offset: data[1].word.start))
    }
    body = joined
  }

  private mutating func noteSubstitutions(in word: ShellWord) {
    findings += word.findings
    sources += word.sources
  }

  private func isFile(_ datum: Datum) -> Bool {
    datum.option != "--data-raw" && datum.word.excerpt.hasPrefix("@")
  }

  private mutating func fail(_ sentence: String, _ datum: Datum) {
    findings.append(.init(severity: .error, sentence: sentence, offset: datum.word.start))
  }

  private static let shortOptions = "dHXouAebcmEKwFTxDrUCtyYzQP"

  private static let longOptions: Set<String> = [
    "--data", "--data-raw", "--data-binary", "--data-ascii", "--data-urlencode", "--json",
    "--header", "--request", "--url", "--output", "--user", "--user-agent", "--referer",
    "--cookie", "--cookie-jar", "--max-time", "--connect-timeout", "--retry", "--retry-delay",
    "--retry-max-time", "--proxy", "--proxy-user", "--proxy-header", "--cert", "--cert-type",
    "--key", "--key-type", "--pass", "--cacert", "--capath", "--ciphers", "--write-out", "--form",
    "--form-string", "--config", "--oauth2-bearer", "--resolve", "--connect-to", "--interface",
    "--dump-header", "--trace", "--trace-ascii", "--upload-file", "--range", "--limit-rate",
    "--max-redirs", "--netrc-file", "--aws-sigv4", "--tls-max", "--unix-socket", "--stderr",
  ]
}
