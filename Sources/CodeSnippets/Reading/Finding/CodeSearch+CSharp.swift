/// Messages of C#, whose type the code need not say where the place says it.
extension CodeSearch {
  mutating func csharpMessage(at index: Int) -> CodeMessage? {
    guard source.at(index, is: "new") else { return nil }
    var name = index + 1
    while source.isName(name), source.at(name + 1, is: ".") { name += 2 }
    if isMessageName(name), source.at(name + 1, is: "{") || source.at(name + 1, is: "(") {
      guard isClosed(at: name + 1), let message = read(from: index), isLikely(message, named: name),
        message.expression.object?.arguments.isEmpty ?? false
      else { return nil }
      return message
    }
    return untypedMessage(at: index)
  }

  /// `new() { Topic = "a" }`, where a message belongs or nothing else has these members.
  private mutating func untypedMessage(at index: Int) -> CodeMessage? {
    guard source.at(index + 1, is: "("), let close = source.partner(of: index + 1),
      close == index + 2
    else { return nil }
    if let isMessage = isTyped(index) { return isMessage ? read(from: index) : nil }
    // What a member of another object gets has the member's type.
    guard !isMember(index), source.at(close + 1, is: "{"), isClosed(at: close + 1),
      let message = read(from: index), isSurely(message)
    else { return nil }
    return message
  }

  /// Whether the place says that a value is a message: `Message m = new()`, `SendAsync(new() …)`,
  /// `Message Build() => new()`, `new List<Message> { new() … }`; `nil` if it says no type.
  private func isTyped(_ index: Int) -> Bool? {
    let before = index - 1
    if source.at(before, is: "=") {
      guard !isMember(index) else { return nil }
      return isType(before: source.property(before: before) ?? before - 1)
    }
    if source.at(before, is: "("), source.isName(before - 1),
      CodeVerbs.isSending(source.text(before - 1))
    {
      return true
    }
    if source.at(before, is: "=>") {
      guard source.at(before - 1, is: ")"), let open = source.partner(of: before - 1),
        source.isName(open - 1)
      else { return isType(before: before - 1) }
      return isType(before: open - 1)
    }
    guard let list = source.bracket(around: index),
      ["{", "[", ","].contains(where: { source.at(before, is: $0) })
    else { return nil }
    return isListOfMessages(list)
  }

  /// Whether the word before a name is the type of a message; `nil` if it is no type.
  private func isType(before name: Int) -> Bool? {
    guard source.isName(name), source.isName(name - 1),
      !Self.plainWords.contains(source.text(name - 1))
    else { return nil }
    return isMessageName(name - 1)
  }

  private static let plainWords: Set<String> = [
    "var", "return", "await", "case", "else", "in", "is", "when", "and", "or", "not", "yield",
  ]

  /// Whether the elements of a bracket are messages: `new List<Message> {`, `List<Message> l = new() {`, `Message[] l = [`;
  /// `nil` if nothing says their type.
  private func isListOfMessages(_ bracket: Int) -> Bool? {
    var word = bracket - 1
    if source.at(bracket, is: "{"), source.at(word, is: ")"), let open = source.partner(of: word) {
      word = open - 1
      if source.at(word, is: "new") { word -= 1 }
    }
    if source.at(word, is: "=") {
      word = source.property(before: word) ?? word - 1
      word -= 1
    }
    var isList = false
    while source.at(word, is: "]"), let open = source.partner(of: word) {
      isList = true
      word = open - 1
    }
    if source.at(word, is: ">") {
      isList = true
      word -= 1
    }
    return isList && source.isName(word) && !source.at(word, is: "new") ? isMessageName(word) : nil
  }

  /// Whether a value is one of a member in the braces of an object.
  private func isMember(_ index: Int) -> Bool {
    guard source.at(index - 1, is: "="), let brace = source.bracket(around: index) else {
      return false
    }
    return source.at(brace, is: "{") && source.isValueBracket(brace)
  }

  /// Whether the members of an object are those of a message and of nothing else in it.
  private func isSurely(_ message: CodeMessage) -> Bool {
    let names = (message.expression.object?.members ?? []).map { member in
      if case .name(let name) = member.key { name } else { "" }
    }
    let own: Set<String> = [
      "Topic", "Token", "Condition", "Fid", "Tokens", "Android", "Apns", "Webpush",
    ]
    return !names.isEmpty && names.allSatisfy(isFieldName) && names.contains(where: own.contains)
  }
}
