internal import PushMessages

/// Finds the messages that a piece of source code builds.
struct CodeSearch {
  var scope: CodeScope
  private(set) var messages: [CodeMessage] = []
  /// Where reading ended before the code did.
  private(set) var limits: [JSONReader.Finding] = []
  /// How many words were read, each as often as it was.
  var work = 0

  /// More messages than anybody chooses one of.
  static let maximumMessages = 200

  /// Whether the file has a type of its own that is called as the SDK's.
  private let hasOwnType: Bool

  /// Whether requests that a program writes as JSON are looked for instead of messages of the SDK.
  var readsRequests = false

  /// The variables of JavaScript that the file gives to a function that sends.
  private let sentNames: Set<String>

  init(_ scope: CodeScope) {
    self.scope = scope
    let source = scope.source
    let sendings =
      source.language == .node ? source.tokens.indices.filter { Self.sends($0, in: source) } : []
    sentNames = Set(
      sendings.filter { source.isName($0 + 2) }.map { source.text($0 + 2) })
    hasOwnType = source.tokens.indices.contains { index in
      (source.at(index, is: "Message") || source.at(index, is: "MulticastMessage"))
        && ["class", "struct", "record", "type"].contains { source.at(index - 1, is: $0) }
    }
  }

  var source: CodeTokens { scope.source }

  /// Whether a text has the words that a message in the language starts with; looked for before anything is read.
  static func isPossible(_ language: CodeLanguage, in bytes: ArraySlice<UInt8>) -> Bool {
    switch language {
    case .node: true
    case .python, .java, .go, .csharp: bytes.offset(of: "Message") != nil
    }
  }

  /// `isMessage` tells messages from the other objects of JavaScript; it hears whether an object is one that is sent.
  mutating func findAll(isMessage: (CodeObject, _ isSent: Bool) -> Bool) {
    var index = 0
    let end = 1_000_000 + 8 * source.count
    while index < source.count, messages.count <= Self.maximumMessages, work < end {
      let found =
        readsRequests
        ? request(at: index)
        : source.language == .node
          ? legacyCall(at: index) ?? mergedMessage(at: index) ?? scriptMessage(at: index, isMessage)
          : message(at: index)
      if let found { messages.append(found) }
      index = max(index + 1, found?.end ?? 0)
    }
    if messages.count > Self.maximumMessages {
      noteLimit(
        "the code has more than \(Self.maximumMessages) messages: from here on it isn't read",
        source.start(of: messages.removeLast().index))
    } else if index < source.count {
      noteLimit("the code is too long: from here on it isn't read", source.start(of: index))
    }
    if source.isCut {
      noteLimit("the code is too long: from here on it isn't read", source.start(of: source.count))
    }
  }

  private mutating func noteLimit(_ sentence: String, _ offset: Int) {
    limits.append(
      .init(
        severity: .warning, sentence: sentence, offset: offset,
        kind: .loss(.init(extent: .doubtful))))
  }

  private mutating func message(at index: Int) -> CodeMessage? {
    switch source.language {
    case .python: pythonMessage(at: index)
    case .java: javaMessage(at: index)
    case .go: goMessage(at: index)
    case .csharp: csharpMessage(at: index)
    case .node: nil
    }
  }

  /// `sendToTopic('news', payload, options)`, whose payload may be a variable's.
  private mutating func legacyCall(at index: Int) -> CodeMessage? {
    guard source.isName(index), source.at(index + 1, is: "("), source.at(index - 1, is: ".") else {
      return nil
    }
    let name = source.text(index)
    guard name.hasPrefix("sendTo") else { return nil }
    var parser = CodeParser(source, at: index + 1)
    defer { work += parser.work }
    guard let arguments = parser.arguments(), let call = CodeMessage.LegacyCall(name, arguments)
    else { return nil }
    return CodeMessage(
      expression: arguments[1].value, index: source.beginning(of: index), end: parser.index,
      call: call)
  }

  /// An object where a value can be.
  private mutating func scriptMessage(
    at index: Int, _ isMessage: (CodeObject, _ isSent: Bool) -> Bool
  ) -> CodeMessage? {
    guard source.at(index, is: "{"), source.partner(of: index) != nil,
      index == 0
        || ["=", "(", ",", ":", "[", "return", "?", "||", "??", "&&", ">"].contains(where: {
          source.at(index - 1, is: $0)
        })
    else { return nil }
    var parser = CodeParser(source, at: index)
    let expression = parser.operand()
    work += parser.work
    guard !isSetAsPart(index), let object = expression.object, !isOfPython(object),
      isMessage(spreadOut(object, at: index), isSent(index))
    else { return nil }
    return CodeMessage(expression: expression, index: index, end: parser.index)
  }

  /// Whether members are put into an object as only Python does it: `{**base, "topic": "a"}`.
  private func isOfPython(_ object: CodeObject) -> Bool {
    object.members?.contains { member in
      member.key == .none && source.bytes[member.value.range].starts(with: "**".utf8)
    } ?? false
  }

  /// The object with the members of the variables that are spread into it.
  private mutating func spreadOut(_ object: CodeObject, at index: Int) -> CodeObject {
    guard object.members?.contains(where: { $0.key == .spread }) ?? false else { return object }
    var result = object
    result.members = object.members?.flatMap { member -> [CodeMember] in
      guard member.key == .spread, case .name(let name) = member.value.kind else { return [member] }
      guard case .value(let value, _, _) = scope.value(of: name, at: index) else { return [] }
      return value.object?.members ?? []
    }
    return result
  }

  /// Whether what starts at a word is sent: as an argument, by the name of its variable, or in a list that is.
  private func isSent(_ index: Int, isList: Bool = false) -> Bool {
    if source.at(index - 1, is: "("), Self.sends(index - 2, in: source) { return true }
    if !isList, let list = source.bracket(around: index), source.at(list, is: "[") {
      return isSent(list, isList: true)
    }
    return scope.variable(holding: index).map { sentNames.contains($0.name) } ?? false
  }

  /// Whether a word calls a method of HTTP v1 that sends its first argument.
  private static func sends(_ index: Int, in source: CodeTokens) -> Bool {
    guard source.isName(index), source.at(index + 1, is: "(") else { return false }
    return ["send", "sendEach", "sendAll", "sendEachForMulticast", "sendMulticast"].contains {
      source.at(index, is: $0)
    }
  }

  func isMessageName(_ index: Int) -> Bool {
    if source.at(index, is: "Message") || source.at(index, is: "MulticastMessage")
      || source.at(index, is: "FidMulticastMessage")
    {
      return true
    }
    return !source.typeNames.isEmpty && source.isName(index)
      && Self.messageNames.contains(source.typeName(index))
  }

  private static let messageNames = ["Message", "MulticastMessage", "FidMulticastMessage"]

  /// `messaging.Message(…)` or `Message(…)` with arguments that a message has.
  private mutating func pythonMessage(at index: Int) -> CodeMessage? {
    guard isMessageName(index), source.at(index + 1, is: "("),
      !["def", "class", "new"].contains(where: { source.at(index - 1, is: $0) })
    else { return nil }
    let start = source.beginning(of: index)
    guard let message = read(from: start) else { return nil }
    let isOfSDK = source.at(index - 2, is: "messaging") && source.at(index - 1, is: ".")
    return isOfSDK || isLikely(message, named: index) ? message : nil
  }

  /// Whether a type that is only called Message is the SDK's: the file has none of its own, and the names are known.
  func isLikely(_ message: CodeMessage, named index: Int) -> Bool {
    let names = names(of: message)
    return (!hasOwnType || source.at(index - 1, is: "."))
      && (names.isEmpty || names.contains(where: isFieldName))
  }

  private mutating func javaMessage(at index: Int) -> CodeMessage? {
    if isMessageName(index), source.at(index + 1, is: "."), source.at(index + 2, is: "builder"),
      source.at(index + 3, is: "(")
    {
      return read(from: source.beginning(of: index))
    }
    guard source.at(index, is: "new"), isMessageName(index + 1), source.at(index + 2, is: "."),
      source.at(index + 3, is: "Builder")
    else { return nil }
    return read(from: index)
  }

  /// Whether the brackets that open at a word, and the braces behind them, are closed: what never ends is no value, and
  /// reading each of many to the end of the file would take long.
  func isClosed(at index: Int) -> Bool {
    guard let close = source.partner(of: index) else { return false }
    return !source.at(close + 1, is: "{") || source.partner(of: close + 1) != nil
  }

  mutating func read(from start: Int) -> CodeMessage? {
    var parser = CodeParser(source, at: start)
    let expression = parser.operand()
    work += parser.work
    guard parser.index > start, SDKObject(expression, language: source.language) != nil else {
      return nil
    }
    return CodeMessage(expression: expression, index: start, end: parser.index)
  }

  /// Whether a bracket starts an attribute of C# or a list of JSON: `[Obsolete]`.
  static func isAttribute(_ reader: JSONReader) -> Bool {
    let name = reader.bytes[(reader.position + 1)...].prefix { CodeLexer.isLetter($0) }
    guard let first = name.first, (0x41...0x5A).contains(first), name.count > 3,
      let next = reader.bytes[name.endIndex...].first
    else { return false }
    let word = String(decoding: name, as: UTF8.self)
    return (next == UInt8(ascii: "]") || next == UInt8(ascii: "("))
      && !["True", "False", "None"].contains(word)
  }

  private func names(of message: CodeMessage) -> [String] {
    SDKObject(message.expression, language: source.language)?.parts.map(\.written) ?? []
  }

  func isFieldName(_ name: String) -> Bool {
    !name.isEmpty && SDKNames.field(name, below: FieldPath()) != nil
  }
}
