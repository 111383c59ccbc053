/// Messages of Go, which are literals or variables whose fields are set one by one.
extension CodeSearch {
  mutating func goMessage(at index: Int) -> CodeMessage? {
    // An element of a list of messages need not say its type.
    if source.at(index, is: "{"), let list = source.bracket(around: index),
      source.at(list, is: "{"), isMessageName(list - 1), isOfList(list - 1), isClosed(at: index)
    {
      return read(from: index)
    }
    if let message = zeroMessage(at: index) { return message }
    guard isMessageName(index), source.at(index + 1, is: "{"), isClosed(at: index + 1),
      !["type", ")", "new", "class", "struct"].contains(where: { source.at(index - 1, is: $0) })
    else { return nil }
    let start = source.beginning(of: index)
    guard !isOfList(index),
      source.tokens[index].end == source.tokens[index + 1].start || source.at(start - 1, is: "&"),
      let message = read(from: start), isLikely(message, named: index)
    else { return nil }
    return message
  }

  /// A message without fields yet: `var m messaging.Message` and `new(messaging.Message)`.
  private func zeroMessage(at index: Int) -> CodeMessage? {
    guard isMessageName(index), source.at(index - 1, is: "."), source.isName(index - 2) else {
      return nil
    }
    let start = index - 2
    let object = CodeObject(type: source.text(start) + "." + source.text(index), members: [])
    if source.at(start - 1, is: "("), source.at(start - 2, is: "new"), source.at(index + 1, is: ")")
    {
      let range = source.start(of: start - 2)..<source.tokens[index + 1].end
      return CodeMessage(
        expression: CodeExpression(.object(object), range), index: start - 2, end: index + 2)
    }
    guard source.isName(start - 1), source.at(start - 2, is: "var"),
      !["=", "{", ","].contains(where: { source.at(index + 1, is: $0) })
    else { return nil }
    let range = source.start(of: start)..<source.tokens[index].end
    var message = CodeMessage(
      expression: CodeExpression(.object(object), range), index: start, end: index + 1)
    message.declaration = start - 1
    return message
  }

  /// Whether a message's name is the element type of a list: `[]*messaging.Message{`.
  private func isOfList(_ name: Int) -> Bool {
    let start = source.beginning(of: name)
    return source.at(source.at(start - 1, is: "*") ? start - 2 : start - 1, is: "]")
  }
}
