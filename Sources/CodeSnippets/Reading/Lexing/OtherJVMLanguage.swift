/// Kotlin and Groovy, which call the Java SDK as Java does but put the values of variables into texts: `"Hello $name"`.
struct OtherJVMLanguage {
  private let bytes: [UInt8]

  /// The words of code that looks like Java, with what isn't plain text in the other languages as code; `nil` for Java.
  static func reading(_ tokens: [CodeToken], of bytes: [UInt8]) -> [CodeToken]? {
    let language = OtherJVMLanguage(bytes: bytes)
    guard !language.isJava(tokens) else { return nil }
    return tokens.map { token in
      guard token.kind == .text, language.isFilled(token) else { return token }
      var token = token
      token.kind = .code
      return token
    }
  }

  /// Java ends its statements with a semicolon, has no words such as `fun` and `val`, and calls nothing with a block.
  private func isJava(_ tokens: [CodeToken]) -> Bool {
    var hasSemicolon = false
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if next.kind == .mark, bytes[next.start] == UInt8(ascii: ";") { hasSemicolon = true }
      let isDeclaration =
        token.kind == .name && next.kind == .name
        && Self.declaring.contains { bytes[token.range].elementsEqual($0.utf8) }
      if isDeclaration || isBlock(token, next) || isElvis(token, next) { return false }
    }
    return hasSemicolon
  }

  private static let declaring = [
    "fun", "def", "val", "object", "data", "companion", "override", "lateinit", "suspend",
    "internal", "by", "is", "as", "in",
  ]

  /// `when { … }`, `when (x)`, `apply { … }`.
  private func isBlock(_ token: CodeToken, _ next: CodeToken) -> Bool {
    guard token.kind == .name, next.kind == .mark else { return false }
    if bytes[token.range].elementsEqual("when".utf8) {
      return "{(".utf8.contains(bytes[next.start])
    }
    return bytes[next.start] == UInt8(ascii: "{") && token.line == next.line
      && ["apply", "let", "run", "also", "with"].contains {
        bytes[token.range].elementsEqual($0.utf8)
      }
  }

  /// `a ?: b`.
  private func isElvis(_ token: CodeToken, _ next: CodeToken) -> Bool {
    bytes[token.range].elementsEqual("?".utf8) && bytes[next.range].elementsEqual(":".utf8)
      && token.end == next.start
  }

  /// Whether a text holds a value, or may lose its indentation in another way than Java's.
  private func isFilled(_ token: CodeToken) -> Bool {
    let text = bytes[token.range]
    if text.starts(with: "\"\"\"".utf8) { return true }
    guard text.first == UInt8(ascii: "\"") else { return false }
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        rest = rest.dropFirst()
      } else if byte == UInt8(ascii: "$"), let next = rest.first,
        CodeLexer.isLetter(next) || "_{`".utf8.contains(next) || next >= 0x80
      {
        return true
      }
    }
    return false
  }
}
