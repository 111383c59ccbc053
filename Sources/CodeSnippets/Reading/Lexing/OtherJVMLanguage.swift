/// Kotlin and Groovy, which call the Java SDK as Java does but put the values of variables into texts: `"Hello $name"`.
struct OtherJVMLanguage {
  private let bytes: [UInt8]

  /// The words of code that looks like Java, with what isn't plain text in the other languages as code.
  static func reading(_ tokens: [CodeToken], of bytes: [UInt8]) -> [CodeToken] {
    let language = OtherJVMLanguage(bytes: bytes)
    guard !language.isJava(tokens) else { return tokens }
    return tokens.map { token in
      guard token.kind == .text, language.isFilled(token) else { return token }
      var token = token
      token.kind = .code
      return token
    }
  }

  /// Java ends its statements with a semicolon, and declares no function or variable with a word of its own.
  private func isJava(_ tokens: [CodeToken]) -> Bool {
    var hasSemicolon = false
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if next.kind == .mark, bytes[next.start] == UInt8(ascii: ";") { hasSemicolon = true }
      let isDeclaration =
        token.kind == .name && next.kind == .name
        && ["fun", "def"].contains { bytes[token.range].elementsEqual($0.utf8) }
      if isDeclaration { return false }
    }
    return hasSemicolon
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
