internal import ByteSearch

/// Requests that Python and JavaScript write as JSON with code in it: `{"message": {"topic": TOPIC, **extra}}`.
extension CodeSearch {
  mutating func request(at index: Int) -> CodeMessage? {
    guard source.at(index, is: "{"), isClosed(at: index),
      index == 0 || Self.places.contains(where: { source.at(index - 1, is: $0) })
    else { return nil }
    var parser = CodeParser(source, at: index)
    let expression = parser.operand()
    work += parser.work
    // What is put together with another dictionary is only a part of what is sent.
    guard !source.at(parser.index, is: "|"), let object = expression.object,
      ScriptMessage.isRequest(object)
    else { return nil }
    var message = CodeMessage(expression: expression, index: index, end: parser.index)
    message.isRequest = true
    return message
  }

  private static let places = ["=", "(", ",", "return", "[", ":", "?", "||", "??", ">", "=>"]

  /// The language of code that writes requests itself, as far as its words tell.
  static func requestLanguage(of bytes: ArraySlice<UInt8>) -> CodeLanguage {
    let isPython = pythonWords.contains { bytes.offset(of: $0) != nil }
    return !isPython && scriptWords.contains { bytes.offset(of: $0) != nil } ? .node : .python
  }

  private static let pythonWords = [
    "\ndef ", "json.dumps(", "requests.", "json.loads(", "\nelif ",
  ]

  private static let scriptWords = ["const ", "let ", "var ", ";\n", "=>", "function"]
}
