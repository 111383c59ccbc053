internal import PushMessages

/// The messages that source code in a text builds, as trees.
struct CodePayloads {
  private let importer: Importer

  /// `importer` knows which objects are messages.
  init(_ importer: Importer) {
    self.importer = importer
  }

  /// Everything found, in no order; `work` grows by the bytes that were read.
  func all(in whole: Excerpt, only wanted: CodeLanguage?, _ work: inout Int) -> [FoundPayload] {
    var found: [FoundPayload] = []
    for block in CodeBlock.blocks(of: whole.bytes).prefix(Self.maximumBlocks) {
      let bytes = block.unquoted(whole.bytes)
      let languages = wanted.map { [$0] } ?? block.languages
      for language in languages where CodeSearch.isPossible(language, in: bytes[block.range]) {
        let source = CodeTokens(bytes, language, in: block.range)
        work += block.range.count
        let known = found.compactMap(\.range)
        found += payloads(in: source, &work).filter { payload in
          !known.contains { payload.range.map($0.overlaps) ?? false }
        }
      }
    }
    return found.map { found in
      var found = found
      found.findings = found.findings.map { $0.moved(to: whole) }
      return found
    }
  }

  /// More blocks than a page has; a quoted one costs a copy of the text.
  private static let maximumBlocks = 500

  private func payloads(in source: CodeTokens, _ work: inout Int) -> [FoundPayload] {
    var search = CodeSearch(CodeScope(source))
    search.findAll(isMessage: ScriptMessage.isMessage)
    work += search.work
    var floor = 0
    var found: [(payload: FoundPayload, variable: Int?)] = []
    var used: Set<Int> = []
    for message in search.messages {
      if let payload = payload(message, search.scope, floor, &used, &work) {
        found.append((payload, search.scope.variable(holding: message.index)?.statement.index))
      }
      floor = message.end
    }
    // What is a part of another message isn't one of its own.
    return found.filter { $0.variable.map { !used.contains($0) } ?? true }.map(\.payload)
  }

  private func payload(
    _ message: CodeMessage, _ scope: CodeScope, _ floor: Int, _ used: inout Set<Int>,
    _ work: inout Int
  ) -> FoundPayload? {
    var evaluator = CodeEvaluator(scope)
    evaluator.floor = floor
    var expression = message.expression
    if let (name, statement) = scope.variable(holding: message.index) {
      expression = evaluator.changed(expression, name, statement, before: scope.source.count)
    }
    let language = scope.source.language
    var reader = SDKMessage(evaluator)
    let root: JSONNode?
    if language == .node {
      root = reader.json(expression, "")
    } else {
      root = reader.tree(of: expression)
    }
    work += reader.evaluator.scope.work
    used.formUnion(reader.evaluator.used)
    guard let root, root.members?.isEmpty == false,
      let payload = language == .node ? kind(of: root) : .code(language)
    else {
      return nil
    }
    var found = FoundPayload(
      payload: payload, root: root, findings: reader.findings, isTakenOut: true)
    found.range = message.expression.range
    found.findings.append(
      .init(
        severity: .repair,
        sentence: language == .node
          ? "source text was rewritten as JSON: changed quotes, commas and comments aren't listed"
          : "source text was rewritten as JSON: changes from the SDK's names to FCM's aren't listed",
        offset: message.expression.range.lowerBound))
    return found
  }

  private func kind(of root: JSONNode) -> MessageImport.Recognition.Payload? {
    let kind = importer.payload(of: root, isLoose: true)
    return kind == .message ? .code(.node) : kind
  }
}
