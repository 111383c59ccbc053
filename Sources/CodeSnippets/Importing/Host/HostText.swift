internal import PushMessages

/// A text of a program, a script or a file of data, in quotes, that has JSON or a command in it.
///
/// What counts is what the language makes of the text: where that undoes escapes, the JSON is what is left.
struct HostText {
  /// What a mark before another one means in the text.
  enum Marks: Hashable {
    /// Nothing: every letter is one.
    case none
    /// Escapes as those of C.
    case program
    /// The same, each `\x41` a byte.
    case bytes
    /// A backslash only before itself and before the quote.
    case quotes
    /// A quote, written twice, is one.
    case doubled
    /// A backslash before itself, the quote, `$` and a backquote.
    case shell
    /// A backquote before letters and marks; a quote, written twice, is one.
    case powerShell
  }

  /// From behind the opening quote to the end of the file.
  private(set) var start: Int
  private(set) var closing: [UInt8]
  private(set) var marks: Marks
  /// Whether two braces are one in it.
  private(set) var hasDoubledBraces = false
  /// Whether the program puts values between braces: `f"{name}"`, `$"{name}"`.
  private(set) var isFilled = false
  /// Whether `\x` has up to four digits in it, so that the letters behind it decide how many.
  private(set) var hasLongEscapes = false
  /// Whether the language is known well enough to tell what its marks mean.
  private(set) var isCertain: Bool

  /// The text in quotes whose first letter but blanks is at an offset; `nil` if no quote precedes it.
  init?(before offset: Int, in bytes: [UInt8], _ language: HostLanguage) {
    guard let last = bytes[..<offset].lastIndex(where: { $0 > 0x20 }),
      "\"'`".utf8.contains(bytes[last])
    else { return nil }
    let quote = bytes[last]
    let run = bytes[...last].reversed().prefix { $0 == quote }.count
    guard run != 2 else { return nil }
    let first = last + 1 - run
    let prefix = Self.prefix(before: first, in: bytes)
    start = last + 1
    // `#"…"#` ends with as many signs.
    let hashes = prefix.filter { $0 == UInt8(ascii: "#") }
    closing = Array(repeating: quote, count: run) + hashes
    isCertain = language != .other
    hasLongEscapes = language == .csharp || language == .other
    if prefix.contains(UInt8(ascii: "@")), run == 1, Self.isHere(quote, in: bytes[start...]) {
      closing = [0x0A, quote, UInt8(ascii: "@")]
      marks = quote == UInt8(ascii: "\"") ? .powerShell : .none
      isCertain = true
      return
    }
    marks = .none
    isFilled =
      prefix.contains { $0 | 0x20 == UInt8(ascii: "f") }
      || prefix.contains(UInt8(ascii: "$")) && quote == UInt8(ascii: "\"")
        && [.csharp, .other].contains(language)
    // Behind two dollar signs only two braces hold a value.
    if prefix.filter({ $0 == UInt8(ascii: "$") }).count > 1 { isFilled = false }
    hasDoubledBraces = isFilled
    marks = meaning(of: quote, run, prefix, in: bytes, at: first, language)
  }

  /// Whether nothing else is in the line of the opening quote, and the quote that closes begins one.
  private static func isHere(_ quote: UInt8, in text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 <= 0x20 && $0 != 0x0A }
    let end = "\n" + String(decoding: [quote], as: UTF8.self) + "@"
    return rest.first ?? 0x0A == 0x0A && rest.offset(of: end) != nil
  }

  /// A text without quotes, from an offset on.
  init(from offset: Int, closing: [UInt8] = [], marks: Marks) {
    start = offset
    self.closing = closing
    self.marks = marks
    isCertain = true
  }

  /// The letters and marks that belong to a quote: `r"`, `f'`, `b"`, `@"`, `$"`, `#"`.
  private static func prefix(before quote: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let marks = bytes[..<quote].reversed().prefix { "@$#".utf8.contains($0) }.count
    if marks > 0 { return bytes[(quote - marks)..<quote] }
    let letters = bytes[..<quote].reversed().prefix {
      CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || $0 == UInt8(ascii: "_")
    }.count
    let isPrefix =
      (1...2).contains(letters)
      && bytes[(quote - letters)..<quote].allSatisfy { "rbfut".utf8.contains($0 | 0x20) }
    return bytes[(isPrefix ? quote - letters : quote)..<quote]
  }

  private mutating func meaning(
    of quote: UInt8, _ run: Int, _ prefix: ArraySlice<UInt8>, in bytes: [UInt8], at first: Int,
    _ language: HostLanguage
  ) -> Marks {
    let isRaw = prefix.contains { $0 | 0x20 == UInt8(ascii: "r") || $0 == UInt8(ascii: "#") }
    let isVerbatim = prefix.contains(UInt8(ascii: "@"))
    if isRaw || isVerbatim || run > 3 { isCertain = true }
    if isRaw || run > 3 { return .none }
    if isVerbatim { return .doubled }
    if prefix.contains(where: { $0 | 0x20 == UInt8(ascii: "b") }) {
      isCertain = true
      return .bytes
    }
    if run == 3 {
      guard quote == UInt8(ascii: "\"") else { return .program }
      // Where the language has no such texts, it was told wrongly.
      if ![.python, .java, .kotlin, .csharp, .swift, .ruby].contains(language) {
        isCertain = false
      }
      return language == .kotlin || language == .csharp ? .none : .program
    }
    switch quote {
    case UInt8(ascii: "`"):
      let isRaw = bytes[..<first].suffix(10).elementsEqual("String.raw".utf8)
      return language == .script && !isRaw ? .program : .none
    case UInt8(ascii: "'"):
      if prefix.last == UInt8(ascii: "$") { return .program }
      if let word = Self.argumentWord(before: first, in: bytes) {
        isCertain = true
        return word == "printf" || word == "-e" ? .program : .none
      }
      if [.shell, .yaml, .other].contains(language), Self.isOfYAML(before: first, in: bytes) {
        isCertain = true
        return .doubled
      }
      switch language {
      case .shell: return .none
      case .sql, .yaml, .powerShell: return .doubled
      case .ruby, .php: return .quotes
      default: return .program
      }
    default:
      switch language {
      case .shell: return .shell
      case .powerShell: return .powerShell
      case .sql: return .doubled
      default: return .program
      }
    }
  }

  /// What precedes a quote that starts an argument of a command: `--data '`, `echo '`; `nil` elsewhere.
  private static func argumentWord(before quote: Int, in bytes: [UInt8]) -> String? {
    let line = line(before: quote, in: bytes)
    let words = line.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    guard let last = words.last, line.last == 0x20 else { return nil }
    let isOption = last.hasPrefix("-") && last.count > 1
    return isOption || words.first.map(commands.contains) ?? false ? last : nil
  }

  /// Whether a quote is the value of a key of YAML, alone on its line: `body: '`, `- '`.
  private static func isOfYAML(before quote: Int, in bytes: [UInt8]) -> Bool {
    let line = line(before: quote, in: bytes)
    let words = line.split { $0 == 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    guard line.last == 0x20, let last = words.last else { return false }
    let key = last.dropLast()
    let isKey =
      last.hasSuffix(":") && !key.isEmpty
      && key.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return words.count == 1 && (isKey || last == "-")
      || words.count == 2 && words[0] == "-" && isKey
  }

  private static func line(before offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let before = bytes[..<offset].suffix(maximumLine)
    return before.lastIndex(of: 0x0A).map { before[($0 + 1)...] } ?? before
  }

  private static let maximumLine = 500

  private static let commands: Set<String> = [
    "echo", "printf", "http", "https", "wget", "xh", "aws", "gcloud", "jq", "cat", "$",
  ]
}
