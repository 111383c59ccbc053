internal import ByteSearch
internal import PushMessages

/// The texts of programs, Makefiles and batch files that commands are in.
///
/// The shell gets of such a text what the program or tool makes of it.
struct CommandHost {
  /// A text with a command.
  struct Text {
    /// With offsets in the bytes that it was taken from.
    var excerpt: Excerpt
    /// The signs that the program puts values in place of, besides those that any tool does.
    var holes: TemplateHoles = []
  }

  private var file: HostFile
  /// Where three quotes stand, each kind by its byte.
  private let fences: [UInt8: [Int]]
  private let isMakefile: Bool
  private let isBatchFile: Bool
  private var known: (opening: Int, text: Text)?

  private var bytes: [UInt8] { file.bytes }

  init(_ bytes: [UInt8]) {
    file = HostFile(bytes)
    fences = Self.fences(in: bytes)
    isMakefile = Self.hasRule(bytes)
    let start = String(decoding: bytes.prefix(5000), as: UTF8.self).lowercased()
    isBatchFile =
      ["@echo", "\nrem ", "\nset ", "%~"].contains { start.holds($0) }
      && !start.hasPrefix("#!")
  }

  /// The text around a command that starts at an offset; `nil` if the file is the text.
  mutating func text(around start: Int) -> Text? {
    if let opening = opening(around: start) {
      if let known, known.opening == opening { return known.text }
      guard let text = quoted(from: opening) else { return nil }
      known = (opening, text)
      return text
    }
    if isMakefile, isRecipe(start) {
      return Text(excerpt: line(from: start).undoubling(["$"]), holes: [.dollars, .calls])
    }
    return isBatchFile ? Text(excerpt: line(from: start).undoubling(["%"])) : nil
  }

  /// The command's line, with those that backslashes join to it.
  private func line(from start: Int) -> Excerpt {
    var end = start
    while let next = bytes[end...].firstIndex(of: 0x0A) {
      end = next + 1
      let last = bytes[start..<next].last { $0 != 0x0D }
      guard last == UInt8(ascii: "\\") else {
        return Excerpt(Array(bytes[start..<next]), from: start)
      }
    }
    return Excerpt(Array(bytes[start...]), from: start)
  }

  private mutating func quoted(from opening: Int) -> Text? {
    let quote = bytes[opening]
    let language = file.language(at: opening)
    // A shell's own backquotes, and code in the text of a page.
    if quote == UInt8(ascii: "`"), language != .script { return nil }
    let isTriple = bytes[opening...].prefix(3).elementsEqual([quote, quote, quote])
    let start = opening + (isTriple ? 3 : 1)
    guard let text = file.text(startingAt: start) else { return nil }
    let isFilled =
      quote == UInt8(ascii: "`")
      || quote == UInt8(ascii: "\"") && [.java, .kotlin, .other].contains(language)
    // A shell puts values into the command before another one runs it.
    let isOfShell = language == .shell && quote == UInt8(ascii: "\"")
    let holes: TemplateHoles = isOfShell ? [.dollars, .calls] : isFilled ? [.dollars] : []
    return Text(excerpt: text.excerpt, holes: text.isFilled ? .code : holes)
  }

  /// The quote of the text that a command is in.
  private func opening(around start: Int) -> Int? {
    for places in fences.values {
      let before = places.prefix { $0 < start }
      if !before.count.isMultiple(of: 2), before.count < places.count, let last = before.last {
        return last
      }
    }
    guard let last = bytes[..<start].lastIndex(where: { $0 > 0x20 }) else { return nil }
    let isOpening =
      bytes[last] == UInt8(ascii: "`") || last == start - 1 && "\"'".utf8.contains(bytes[last])
    return isOpening ? last : nil
  }

  private static func fences(in bytes: [UInt8]) -> [UInt8: [Int]] {
    var fences: [UInt8: [Int]] = [:]
    for quote in "\"'".utf8 {
      let mark = [quote, quote, quote]
      var index = bytes.startIndex
      while let next = bytes[index...].firstIndex(of: quote) {
        let isFence = bytes[next...].starts(with: mark)
        if isFence { fences[quote, default: []].append(next) }
        index = next + (isFence ? 3 : 1)
      }
    }
    return fences
  }

  /// Whether a line names a target of make: `push:`, and the next one starts with a tab.
  private static func hasRule(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while let end = bytes[index...].firstIndex(of: 0x0A) {
      let name = bytes[index..<end].prefix {
        CodeLexer.isLetter($0) || CodeLexer.isDigit($0) || "_-.%/ ".utf8.contains($0)
      }
      let isRule =
        !name.isEmpty && name.first != 0x20 && name.endIndex < end
        && bytes[name.endIndex] == UInt8(ascii: ":")
      if isRule, end + 1 < bytes.count, bytes[end + 1] == 0x09 { return true }
      index = end + 1
    }
    return false
  }

  private func isRecipe(_ start: Int) -> Bool {
    let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return bytes[line] == 0x09
  }
}
