/// Requests that Python writes as dictionaries with code in them: `{"message": {"topic": TOPIC, **extra}}`.
extension CodeSearch {
  mutating func pythonRequest(at index: Int) -> CodeMessage? {
    guard source.at(index, is: "{"), isClosed(at: index),
      index == 0 || Self.places.contains(where: { source.at(index - 1, is: $0) })
    else { return nil }
    var parser = CodeParser(source, at: index)
    let expression = parser.operand()
    work += parser.work
    guard let object = expression.object, ScriptMessage.isRequest(object) else { return nil }
    var message = CodeMessage(expression: expression, index: index, end: parser.index)
    message.isRequest = true
    return message
  }

  private static let places = ["=", "(", ",", "return", "[", ":"]
}
