/// Tells whether a text in quotes is the format of a function, as those of `printf` and `format` are.
struct FormatText {
  enum Style: Hashable {
    /// `%s` and `%%`.
    case percent
    /// `{0}` and `{{`.
    case braces
  }

  let bytes: [UInt8]
  let language: HostLanguage

  /// What two marks of a text mean that is between two offsets, its quotes included; `nil` if it is no format.
  func style(ofTextFrom open: Int, to close: Int) -> Style? {
    style(behind: close) ?? style(before: open)
  }

  private func style(behind close: Int) -> Style? {
    let rest = bytes[min(close, bytes.count)...].drop { $0 <= 0x20 }
    if rest.starts(with: ".formatted(".utf8) { return .percent }
    if rest.starts(with: ".format(".utf8) {
      return language == .kotlin || language == .java ? .percent : .braces
    }
    // `'…' % name` of Python and Ruby.
    let isPercent = rest.first == UInt8(ascii: "%")
    return isPercent && [.python, .ruby, .other].contains(language) ? .percent : nil
  }

  private func style(before open: Int) -> Style? {
    let before = bytes[max(0, open - Self.maximumDistance)..<open]
    let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    let words = line.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    if line.last == 0x20, let place = words.lastIndex(where: { $0 == "printf" }) {
      let options = words[(place + 1)...]
      if options.allSatisfy({ $0.hasPrefix("-") }) || options.first == "-v" && options.count == 2 {
        return .percent
      }
    }
    guard let bracket = unclosed(in: before) else { return nil }
    let arguments = String(decoding: before[(bracket + 1)...], as: UTF8.self)
    guard !arguments.contains(where: { "\"'`".contains($0) }) else { return nil }
    let name = before[..<bracket].reversed().prefix {
      CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || "_.!:".utf8.contains($0)
    }
    let whole = String(decoding: name.reversed(), as: UTF8.self)
    let last = whole.split { ".:".contains($0) }.last.map(String.init) ?? ""
    if last == "String" || last == "NSString" {
      return arguments.contains("format:") ? .percent : nil
    }
    if Self.braces.contains(whole) || last == "format!" { return .braces }
    let isPercent =
      Self.percents.contains(last) || last == "format" && language != .python && whole != "format"
      || whole == "format" && [.ruby, .java, .kotlin].contains(language)
    return isPercent ? .percent : nil
  }

  /// The bracket of the call whose argument follows.
  private func unclosed(in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == UInt8(ascii: ")") { depth += 1 }
      if text[index] == UInt8(ascii: "(") {
        if depth == 0 { return index }
        depth -= 1
      }
      if ";{}".utf8.contains(text[index]) { return nil }
    }
    return nil
  }

  /// More letters than stand between a function's name and its format.
  private static let maximumDistance = 200

  private static let braces: Set<String> = ["String.Format", "string.Format"]

  private static let percents: Set<String> = [
    "Sprintf", "sprintf", "Printf", "printf", "Fprintf", "fprintf", "snprintf", "asprintf",
    "vsprintf", "Errorf", "stringWithFormat",
  ]
}
