/// The text of a manual page, in the language of mdoc(7).
struct ManualText: Hashable {
  private(set) var source = ""

  /// A macro with words that mdoc may take apart; they have no free text.
  mutating func macro(_ line: String) { source += ".\(line)\n" }

  /// Paragraphs, as they are divided by empty lines.
  mutating func paragraphs(_ text: String) {
    for (index, paragraph) in Self.paragraphs(of: text).enumerated() {
      if index > 0 { macro("Pp") }
      sentences(paragraph)
    }
  }

  /// Each sentence on a line of its own, which tells mdoc where sentences end.
  mutating func sentences(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    var line: [Substring] = []
    for (index, word) in words.enumerated() {
      line.append(word)
      let next = index + 1 < words.count ? words[index + 1] : ""
      let endsSentence = word.last == "." && next.first?.isUppercase == true
      guard endsSentence || index == words.count - 1 else { continue }
      source += Self.line(line.joined(separator: " ")) + "\n"
      line = []
    }
  }

  /// Lines that keep their breaks and spaces.
  mutating func example(_ text: String) {
    macro("Bd -literal -offset indent")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      source += Self.line(String(line)) + "\n"
    }
    macro("Ed")
  }

  /// An argument of a macro, taken as one word.
  static func word(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func line(_ text: String) -> String {
    // These begin a macro.
    text.hasPrefix(".") ? "\\&" + escaped(text) : escaped(text)
  }

  /// Signs that a page is to show as a person types them, and letters of all alphabets.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default:
        scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar.value))]"
      }
    }.joined()
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func paragraphs(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
  }
}
