internal import ByteSearch
internal import PushMessages

/// The messages that source code in a text builds, as trees.
struct CodePayloads {
  private let importer: Importer
  /// Whether requests that a program writes as JSON are looked for, and nothing else.
  private var isOfRequests = false

  /// `importer` knows which objects are messages.
  init(_ importer: Importer) {
    self.importer = importer
  }

  /// The same for requests that Python and JavaScript write as JSON with code in it.
  static func requests(_ importer: Importer) -> CodePayloads {
    var payloads = CodePayloads(importer)
    payloads.isOfRequests = true
    return payloads
  }

  /// Everything found, in no order, also messages of which everything was left out; `work` grows by the bytes that were read.
  func all(in whole: Excerpt, only wanted: CodeLanguage?, _ work: inout Int) -> [FoundPayload] {
    var found: [FoundPayload] = []
    let blocks = CodeBlock.blocks(of: whole.bytes)
    for (place, block) in blocks.prefix(Self.maximumBlocks).enumerated() {
      let bytes = block.unquoted(whole.bytes)
      let languages = wanted.map { [$0] } ?? block.languages
      for language in languages where isPossible(language, in: bytes[block.range]) {
        let source = CodeTokens(bytes, language, in: block.range) {
          importer.lines.place(of: whole.origin(of: $0)).line
        }
        work += block.range.count + source.work
        let known = found.filter { !$0.isEmpty }.compactMap(\.range)
        let later = OtherBlocks(blocks.dropFirst(place + 1), language)
        found += payloads(in: source, &work).filter { payload in
          !known.contains { payload.range.map($0.overlaps) ?? false }
        }.map { payload in
          var payload = payload
          payload.findings += later.doubts(about: payload.variable, in: whole.bytes, &work)
          return payload
        }
      }
    }
    let rest = blocks.dropFirst(Self.maximumBlocks).first.map { block in
      JSONReader.Finding(
        severity: .warning,
        sentence:
          "the text has more than \(Self.maximumBlocks) blocks of code: from here on they aren't read",
        offset: block.range.lowerBound)
    }
    return found.map { found in
      var found = found
      if let rest { found.findings.append(rest) }
      found.findings = found.findings.map { $0.moved(to: whole) }
      return found
    }
  }

  /// More blocks than a page has; a quoted one costs a copy of the text.
  private static let maximumBlocks = 500

  private func isPossible(_ language: CodeLanguage, in bytes: ArraySlice<UInt8>) -> Bool {
    guard isOfRequests else { return CodeSearch.isPossible(language, in: bytes) }
    return ["message", "notification"].contains { bytes.offset(of: $0) != nil }
      && language == CodeSearch.requestLanguage(of: bytes)
  }

  private func payloads(in source: CodeTokens, _ work: inout Int) -> [FoundPayload] {
    var search = CodeSearch(CodeScope(source))
    search.readsRequests = isOfRequests
    search.findAll(isMessage: ScriptMessage.isMessage)
    work += search.work
    guard !search.messages.isEmpty else { return [] }
    search.scope.indexNames()
    let variables = search.messages.compactMap { search.scope.variable(of: $0)?.statement.index }
    search.scope.messageVariables = Set(variables)
    var floor = 0
    var found: [(payload: FoundPayload, variable: Int?, isSent: Bool)] = []
    // Variables that are a part of another message, and those that a call of the legacy API sends.
    var (used, payloads) = (Set<Int>(), Set<Int>())
    for message in search.messages {
      var evaluator = CodeEvaluator(search.scope)
      evaluator.floor = message.call == nil ? floor : 0
      if let payload = payload(message, &evaluator, &work) {
        let variable = search.scope.variable(of: message)?.statement.index
        found.append((payload, variable, evaluator.isMessageSent))
      }
      if message.call == nil {
        used.formUnion(evaluator.used)
      } else {
        payloads.formUnion(evaluator.used)
      }
      floor = message.end
    }
    return found.filter { found in
      guard let variable = found.variable else { return true }
      return !payloads.contains(variable) && (found.isSent || !used.contains(variable))
    }.map { found in
      var payload = found.payload
      payload.findings += search.limits
      return payload
    }
  }

  private func payload(
    _ message: CodeMessage, _ evaluator: inout CodeEvaluator, _ work: inout Int
  ) -> FoundPayload? {
    var expression = message.expression
    evaluator.noteChoice(from: message.index, to: message.end)
    if message.call != nil {
      evaluator.limit = message.end
    } else if let (name, statement) = evaluator.scope.variable(of: message) {
      evaluator.scope.currentMessage = statement.index
      let variable = CodeVariable(name, statement, end: message.end, isMessage: true)
      expression = variable.changed(expression, by: &evaluator)
    } else {
      evaluator.followValue(message)
    }
    let language = evaluator.language
    evaluator.noteDecorators(of: message)
    evaluator.noteRemainder(of: message)
    if message.call == nil { evaluator.noteOpenBuilder(message) }
    var reader = SDKMessage(evaluator)
    let root: JSONNode?
    if let call = message.call {
      root = reader.legacy(expression, call)
    } else if language == .node || message.isRequest {
      root = reader.json(expression, "")
    } else {
      root = reader.tree(of: expression)
    }
    reader.evaluator.noteConditionalCode(about: message)
    evaluator = reader.evaluator
    work += evaluator.scope.work
    guard let root, let members = root.members else { return nil }
    if members.isEmpty, reader.findings.isEmpty, expression.isOpenBuilder {
      reader.note(
        .warning, "Pushwright doesn't follow what happens to ‘\(reader.excerpt(expression.range))’",
        expression.range.lowerBound, kind: .loss(.init()))
    }
    let isEmpty =
      members.isEmpty && message.call == nil
      && reader.findings.contains { finding in
        if case .loss = finding.kind { true } else { false }
      }
    guard !members.isEmpty || isEmpty,
      let payload = message.call != nil
        ? .legacy
        : isEmpty
          ? .code(language) : kind(of: root, language)
    else { return nil }
    var found = FoundPayload(
      payload: payload, root: root, findings: reader.findings, isTakenOut: true)
    found.isEmpty = isEmpty
    found.isHelper = isEmpty && isHelper(reader.findings, around: message, evaluator)
    found.range = message.expression.range
    found.parts = evaluator.parts
    found.variable = evaluator.scope.variable(of: message)?.name
    found.findings.append(
      .init(
        severity: .repair,
        sentence: language == .node
          ? "source text was rewritten as JSON: changed quotes, commas and comments aren't listed"
          : "source text was rewritten as JSON: changes from the SDK's names to FCM's aren't listed",
        offset: message.expression.range.lowerBound))
    return found
  }

  /// Whether all that a message lacks are parameters of the function that makes it.
  private func isHelper(
    _ findings: [JSONReader.Finding], around message: CodeMessage, _ evaluator: CodeEvaluator
  ) -> Bool {
    findings.allSatisfy { finding in
      guard case .loss(let loss) = finding.kind else { return true }
      // What is left out for another reason is no parameter.
      guard let code = loss.code else { return false }
      return evaluator.scope.isParameter(code, at: message.index)
    }
  }

  private func kind(
    of root: JSONNode, _ language: CodeLanguage
  ) -> MessageImport.Recognition.Payload? {
    guard language == .node || isOfRequests else { return .code(language) }
    let kind = importer.payload(of: root, isLoose: language == .node)
    return kind == .message && !isOfRequests ? .code(.node) : kind
  }
}

extension CodeEvaluator {
  /// Names a builder that a function gets before the message is built: what the function adds isn't known.
  mutating func noteOpenBuilder(_ message: CodeMessage) {
    guard language == .java, message.expression.isOpenBuilder, scope.variable(of: message) == nil
    else { return }
    if message.end >= source.count, source.at(message.index - 1, is: "(") {
      return noteDoubt(message.index, about: "the message")
    }
    guard source.at(message.end, is: ")"), let bracket = source.partner(of: message.end),
      bracket < message.index, source.isName(bracket - 1),
      !CodeVerbs.isSending(source.text(bracket - 1))
    else { return }
    noteDoubt(message.index, about: "the message")
  }
}

extension CodeExpression {
  /// Whether it is a builder whose message is built elsewhere.
  fileprivate var isOpenBuilder: Bool {
    guard isBuilder, case .chain(_, let steps) = kind else { return false }
    return !steps.contains { $0.kind == .member("build") }
  }
}
