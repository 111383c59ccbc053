internal import PushMessages

/// Reads one command of a shell into words, as far as people paste commands: quotes, escapes, joined lines, here-documents.
///
/// The rules are those of POSIX (Shell Command Language, section 2.2) with `$'…'` of bash. Nothing is run, and a variable
/// is put in only if the same text has its value.
struct ShellReader {
  let source: Excerpt
  var position: Int
  private(set) var words: [ShellWord] = []
  /// What a here-document or a here-string gives the command on its standard input.
  private(set) var standardInput: ShellWord?
  /// What follows the command on its line: other commands, before the command's here-documents.
  private(set) var rest = 0..<0
  var findings: [JSONReader.Finding] = []
  /// Values of variables that the text has.
  let constants: ShellConstants
  /// Where the command starts, whose variables have the values from before.
  let start: Int
  private var awaited: [HereDocument] = []

  struct HereDocument {
    var delimiter: [UInt8]
    var stripsTabs: Bool
    /// Whether the delimiter is in quotes, so that the shell fills nothing in.
    var isLiteral: Bool
  }

  init(
    _ source: Excerpt, at position: Int, constants: ShellConstants = .none, asOf start: Int? = nil
  ) {
    self.source = source
    self.position = position
    self.constants = constants
    self.start = start ?? position
  }

  var bytes: [UInt8] { source.bytes }
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Reads to the end of the command.
  mutating func readCommand() {
    while let byte = peek {
      if skipBlank() { continue }
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        readHereDocuments()
        guard goesOn() else { return }
      case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: ")"):
        let start = position
        skipLine()
        rest = start..<position
        return readHereDocuments()
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "<"): readInput()
      case UInt8(ascii: ">"): skipOutput()
      default:
        guard let word = word() else { return }
        words.append(word)
      }
    }
  }

  /// A blank, or the end of a line that the next one continues: `\`, PowerShell's backquote, `^` of Windows.
  private mutating func skipBlank() -> Bool {
    guard let byte = peek else { return false }
    if [0x20, 0x09, 0x0D].contains(byte) {
      position += 1
      return true
    }
    guard [UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "^")].contains(byte) else {
      return false
    }
    let rest = bytes[(position + 1)...].prefix { [0x20, 0x09, 0x0D].contains($0) }
    guard rest.endIndex < bytes.count, bytes[rest.endIndex] == 0x0A else { return false }
    if rest.contains(0x20) || rest.contains(0x09) {
      note(.repair, "a space follows the backslash that joins two lines")
    }
    position = rest.endIndex + 1
    return true
  }

  /// Whether the next line is an option: then only the mark that joins the lines is missing.
  private mutating func goesOn() -> Bool {
    let rest = bytes[position...].drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first,
      CodeLexer.isLetter(next)
        || next == UInt8(ascii: "-")
          && rest.dropFirst(2).first.map({ $0 != 0x20 && $0 != 0x0A && $0 != 0x2D }) ?? false
    else { return false }
    note(.repair, "the line before this doesn't end with \\, but its command continues here")
    return true
  }

  private mutating func skipLine() {
    while let byte = peek {
      position += 1
      if byte == 0x0A { return }
    }
  }

  private mutating func skipOutput() {
    while let byte = peek, byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&") { position += 1 }
    while peek == 0x20 { position += 1 }
    _ = word()
  }

  private mutating func readInput() {
    let marks = bytes[position...].prefix { $0 == UInt8(ascii: "<") }.count
    position += marks
    let stripsTabs = marks == 2 && peek == UInt8(ascii: "-")
    if stripsTabs { position += 1 }
    while peek == 0x20 { position += 1 }
    let start = position
    guard let word = word() else { return }
    switch marks {
    case 2:
      let isLiteral = bytes[start..<position].contains { "'\"\\".utf8.contains($0) }
      awaited.append(
        HereDocument(
          delimiter: word.excerpt.bytes, stripsTabs: stripsTabs, isLiteral: isLiteral))
    case 3: standardInput = word
    default: break
    }
  }

  private mutating func readHereDocuments() {
    for document in awaited { standardInput = body(of: document) }
    awaited = []
  }

  /// The lines up to the delimiter, as the command gets them; `position` is at the start of a line.
  mutating func body(of document: HereDocument) -> ShellWord {
    var body = Excerpt(at: source.origin(of: position))
    while position < bytes.count {
      let line = bytes[position...].prefix { $0 != 0x0A }
      let text = line.last == 0x0D ? line.dropLast() : line
      let content = document.stripsTabs ? text.drop { $0 == 0x09 } : text
      let start = content.startIndex
      position = min(line.endIndex + 1, bytes.count)
      if content.elementsEqual(document.delimiter) { break }
      for index in start..<min(line.endIndex + 1, bytes.count) {
        body.append(bytes[index], from: source.origin(of: index))
      }
    }
    guard !document.isLiteral else {
      return ShellWord(excerpt: body, start: body.origin(of: 0))
    }
    var reader = ShellReader(body, at: 0, constants: constants, asOf: start)
    return reader.filled()
  }

  mutating func note(_ severity: DocumentProblem.Severity, _ sentence: String) {
    note(severity, sentence, at: position)
  }

  mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String, at offset: Int
  ) {
    findings.append(
      .init(severity: severity, sentence: sentence, offset: source.origin(of: offset)))
  }
}
