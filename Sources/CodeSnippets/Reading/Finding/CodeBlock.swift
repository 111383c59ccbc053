/// A part of a text that can be source code: a fenced block of Markdown, or all of a text without any.
struct CodeBlock: Hashable {
  var range: Range<Int>
  /// What it may be written in.
  var languages: [CodeLanguage]
  /// Whether it is in a quotation, so that each line starts with a sign of that.
  var isQuoted = false
  /// The word behind the fence, in lower case.
  var tag = ""

  private static let all: [CodeLanguage] = [.java, .csharp, .go, .python, .node]

  /// The fenced blocks; of a text that has none, the text.
  static func blocks(of bytes: [UInt8]) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (fence: ArraySlice<UInt8>, block: CodeBlock)?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
      let next = min(end + 1, bytes.count)
      if let fence = fence(line) {
        if let known = open {
          if fence.first == known.fence.first, fence.count >= known.fence.count {
            blocks.append(known.block.ending(at: start))
            open = nil
          }
        } else {
          let tag = line.dropFirst(fence.count).drop { $0 == 0x20 || $0 == UInt8(ascii: "{") }
            .prefix { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
          let word = String(decoding: tag, as: UTF8.self).lowercased()
          let languages = languages(word)
          let isQuoted = bytes[start..<line.startIndex].contains(UInt8(ascii: ">"))
          open = (
            fence,
            CodeBlock(range: next..<next, languages: languages, isQuoted: isQuoted, tag: word)
          )
        }
      }
      start = end + 1
    }
    if let known = open {
      blocks.append(known.block.ending(at: bytes.count))
    }
    return blocks.isEmpty ? [CodeBlock(range: 0..<bytes.count, languages: all)] : blocks
  }

  private func ending(at end: Int) -> CodeBlock {
    CodeBlock(
      range: range.lowerBound..<max(range.lowerBound, end), languages: languages,
      isQuoted: isQuoted, tag: tag)
  }

  /// The text with blanks for the signs of a quotation, so that every offset stays.
  func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    guard isQuoted else { return bytes }
    var result = bytes
    var isLineStart = true
    for index in range {
      if isLineStart, result[index] == UInt8(ascii: ">") {
        result[index] = 0x20
      } else if result[index] != 0x20 {
        isLineStart = result[index] == 0x0A
      }
    }
    return result
  }

  private static func fence(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    let fence = line.prefix { $0 == first }
    return fence.count >= 3 ? fence : nil
  }

  /// What the word behind a fence says.
  private static func languages(_ tag: String) -> [CodeLanguage] {
    switch tag.drop(while: { $0 == "." }) {
    case "js", "javascript", "jsx", "ts", "typescript", "tsx", "node", "nodejs", "mjs": [.node]
    case "py", "python", "python3": [.python]
    case "java", "kotlin", "kt", "groovy", "scala": [.java]
    case "go", "golang": [.go]
    case "cs", "csharp", "c#", "dotnet": [.csharp]
    case "json", "json5", "jsonc", "http", "bash", "sh", "shell", "console", "xml", "yaml", "yml",
      "swift", "html", "css", "diff":
      []
    default: all
    }
  }
}
