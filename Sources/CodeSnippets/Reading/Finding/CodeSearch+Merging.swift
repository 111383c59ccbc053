/// Messages of JavaScript that a function puts together from several objects.
extension CodeSearch {
  /// `Object.assign({}, base, {topic: 'news'})`, `_.extend(defaults(), {topic: 'news'})`.
  ///
  /// What isn't an object of the text is a part of the message that is missing.
  mutating func mergedMessage(at index: Int) -> CodeMessage? {
    guard let call = mergingCall(at: index) else { return nil }
    var parser = CodeParser(source, at: call + 1)
    defer { work += parser.work }
    guard let arguments = parser.arguments() else { return nil }
    let objects = arguments.compactMap(\.value.object).filter { !$0.isNew }
    let names = objects.flatMap { ($0.members ?? []).compactMap(\.name) }
    guard objects.allSatisfy(\.type.isEmpty), names.contains(where: isTarget),
      names.allSatisfy(isFieldName)
    else { return nil }
    // A statement alone changes its first argument, which has a variable of its own.
    if case .name? = arguments.first?.value.kind, isStatement(at: index, before: parser.index) {
      return nil
    }
    let range = source.start(of: index)..<source.tokens[parser.index - 1].end
    let members = arguments.map { CodeMember($0.value, key: .spread, keyRange: $0.value.range) }
    return CodeMessage(
      expression: CodeExpression(.object(CodeObject(members: members)), range), index: index,
      end: parser.index)
  }

  /// The name of a function that puts the members of its arguments into one object, of which the last one wins.
  ///
  /// Functions that put objects inside of each other together, such as `_.merge`, aren't followed.
  private func mergingCall(at index: Int) -> Int? {
    guard source.isName(index), !source.at(index - 1, is: "."), source.at(index + 1, is: "."),
      source.at(index + 3, is: "("), source.partner(of: index + 3) != nil
    else { return nil }
    let owner = source.text(index)
    let method = source.text(index + 2)
    switch owner {
    case "Object": return method == "assign" ? index + 2 : nil
    case "_", "lodash": return ["assign", "extend"].contains(method) ? index + 2 : nil
    case "$", "jQuery", "angular":
      let isDeep = source.at(index + 4, is: "true")
      return method == "extend" && !isDeep ? index + 2 : nil
    default: return nil
    }
  }

  /// Whether an object is set as a part of another one: `message.android = {`, `message['android'] = {`.
  func isSetAsPart(_ brace: Int) -> Bool {
    guard source.at(brace - 1, is: "=") else { return false }
    var name = brace - 2
    if source.at(name, is: "]"), let open = source.partner(of: name) {
      guard open == name - 2, open > 0 else { return false }
      name -= 1
    } else if !source.at(name - 1, is: ".") {
      return false
    }
    return MessageParts.isPart(source.text(name).trimmingQuotes)
  }

  private func isStatement(at index: Int, before end: Int) -> Bool {
    let isStart =
      source.tokens[index].isFirstOnLine
      || [";", "{", "}"].contains { source.at(index - 1, is: $0) }
    return isStart && source.bracket(around: index).map { !source.isValueBracket($0) } ?? true
  }

  private func isTarget(_ name: String) -> Bool {
    ["token", "topic", "condition", "fid", "tokens"].contains(name)
  }
}
