internal import PushMessages

/// Finds the message in a text and makes a draft of it.
struct Importer {
  typealias Recognition = MessageImport.Recognition

  let text: String
  let format: MessageImport.Format
  let isUnifying: Bool
  /// Which of several messages is wanted, counted from 1; `nil` if nobody chose.
  let snippet: Int?
  var recognition = Recognition()
  /// The messages of a text with several.
  var choices: [MessageImport.Snippet] = []
  /// How many bytes were read as JSON or source text, each as often as it was read.
  var work = 0
  let lines: LineMap
  /// What was changed or left out, by offsets of the whole text.
  private(set) var notes: [JSONReader.Finding] = []

  init(_ text: String, as format: MessageImport.Format, isUnifying: Bool, snippet: Int? = nil) {
    self.text = text
    self.format = format
    self.isUnifying = isUnifying
    self.snippet = snippet
    lines = LineMap(text)
  }

  mutating func imported() -> MessageImport {
    let whole = Excerpt(Array(text.utf8))
    let isPlain = startsAsJSON(whole)
    if let language = format.language { return importedFromText(whole, only: language) }
    if format == .curl || format != .json && !isPlain {
      let commands = CurlCommand.commands(in: whole)
      if format == .curl, commands.isEmpty {
        return refused("no curl command with data here", at: 0)
      }
      if !commands.isEmpty { return importedFromText(whole, commands) }
    }
    let document = MessageDocument(text: text)
    if isPlain, let found = payload(in: whole, isData: true) {
      if format == .auto, hasCode(behind: found, in: whole) { return importedFromText(whole) }
      return draft(from: found, of: whole, ownDocument: document)
    }
    if hasError { return refused() }
    if let found = payload(in: whole, isData: false) {
      recognition.wrapping = isPlain ? .none : recognition.wrapping
      return draft(from: found, of: whole, ownDocument: nil)
    }
    if hasError { return refused() }
    if isPlain {
      guard let tool = ToolFile(document.root) else { return unreadable(document) }
      return refused(tool.sentence, at: 0)
    }
    return importedFromText(whole)
  }

  private mutating func imported(_ command: CurlCommand) -> MessageImport {
    recognition.wrapping = .curl
    recognition.project = command.project
    recognition.hasLeftOutSecret = command.hasSecret
    notes += command.findings
    guard !hasError, let body = command.body else { return refused() }
    for isData in [true, false] {
      if let found = payload(in: body, isData: isData) {
        let known = command.findings.compactMap { finding in
          if case .loss(let loss) = finding.kind { loss.code } else { nil }
        }
        notes += TemplateTexts(found.root, command.holes, besides: known).findings.map {
          $0.moved(to: body)
        }
        return draft(from: found, of: body, ownDocument: nil)
      }
      if hasError { return refused() }
    }
    return refused(noMessage(in: body))
  }

  /// The one message of a text, or the one of several that was chosen.
  private mutating func importedFromText(
    _ text: Excerpt, _ commands: [CurlCommand] = [], only language: CodeLanguage? = nil
  ) -> MessageImport {
    let whole = WebPage.isPage(text.bytes) ? WebPage.text(of: text) : text
    let found = found(in: whole, commands, only: language)
    guard let chosen = choose(found, in: whole) else {
      if found.isEmpty { noteNothingFound(in: whole, language) }
      return refused()
    }
    switch found[chosen].source {
    case .curl(let command):
      // What a command means is found in it, and not by what was chosen before.
      return imported(command)
    case .unreadable(let message): return refused(message.finding)
    case .payload(var payload):
      let start = chosen > 0 ? found[chosen - 1].range.upperBound : 0
      noteSurroundings(of: payload, in: whole, from: start)
      if payload.range == nil {
        noteDoubts(of: &payload, in: whole, isOnly: found.count == 1)
      } else if payload.isOfScript, !isSurelyScript(payload, in: whole) {
        // Ruby writes an object as JavaScript does.
        notes += TemplateTexts(payload.root, .value).findings.map { $0.moved(to: whole) }
      }
      return draft(from: payload, of: whole, ownDocument: nil)
    }
  }

  private func isSurelyScript(_ payload: FoundPayload, in whole: Excerpt) -> Bool {
    var file = HostFile(whole.bytes)
    return file.language(at: payload.root.range.lowerBound) == .script
  }

  /// Whether code with messages follows JSON, as on a page that shows both.
  private mutating func hasCode(behind found: FoundPayload, in whole: Excerpt) -> Bool {
    let start = found.root.range.upperBound
    guard start < whole.bytes.count, whole.bytes[start...].contains(where: { $0 > 0x20 }) else {
      return false
    }
    let rest = Excerpt(Array(whole.bytes[start...]), from: start)
    return CodePayloads(self).all(in: rest, only: nil, &work).contains { !$0.isEmpty }
  }

  private func startsAsJSON(_ excerpt: Excerpt) -> Bool {
    var reader = JSONReader(excerpt.bytes)
    reader.skipSpace()
    guard reader.peek == UInt8(ascii: "[") else {
      return reader.peek == UInt8(ascii: "{") && reader.startsObject
    }
    return reader.startsList && !CodeSearch.isAttribute(reader)
  }

  /// Why a text that looks like JSON holds no message, in the reader's own words where it has any.
  private mutating func noMessage(in body: Excerpt) -> JSONReader.Finding {
    var reader = JSONReader(body.bytes)
    _ = reader.document()
    var finding =
      reader.findings.first { $0.severity == .error }
      ?? JSONReader.Finding(
        severity: .error,
        sentence: "no message here: an FCM request is {\"message\": {…}}",
        offset: 0)
    finding.offset = body.origin(of: finding.offset)
    return finding
  }

  var hasError: Bool { notes.contains { $0.severity == .error } }

  mutating func note(
    _ severity: DocumentProblem.Severity, _ sentence: String, at offset: Int,
    kind: DocumentProblem.Kind = .syntax
  ) {
    notes.append(
      JSONReader.Finding(severity: severity, sentence: sentence, offset: offset, kind: kind))
  }

  mutating func note(_ findings: [JSONReader.Finding]) { notes += findings }

  /// Makes the draft: the original where it can stay as it is, otherwise a new text.
  private mutating func draft(
    from found: FoundPayload, of source: Excerpt, ownDocument: MessageDocument?
  ) -> MessageImport {
    if let service = OtherService(found.root, in: text) {
      return refused(service.sentence, at: source.origin(of: service.offset))
    }
    recognition.payload = found.payload
    let isNew = ownDocument == nil || found.payload != .request || found.isTakenOut
    var tree = DraftTree(request: found, isUnifying: isUnifying || isNew)
    tree.convert()
    if let root = tree.root { noteDryRun(in: root, of: source) }
    noteSigns(of: found, in: source, isDraft: ownDocument != nil)
    notes += tree.notes.map { $0.moved(to: source) }
    if let ownDocument, !isNew, tree.notes.isEmpty, ownDocument.message != nil {
      let kept = isUnifying && removesByteOrderMark() ? withoutByteOrderMark : ownDocument
      return MessageImport(
        document: kept, recognition: recognition,
        problems: sortedProblems(ownDocument.problems), isConverted: false, snippets: choices)
    }
    notes += found.findings
    guard let root = tree.root else { return refused() }
    let document = MessageDocument(text: JSONText.pretty(root) + "\n")
    return MessageImport(
      document: document, recognition: recognition, problems: sortedProblems([]),
      isConverted: true, snippets: choices,
      places: places(of: document, root, source))
  }

  private mutating func noteDryRun(in root: JSONNode, of source: Excerpt) {
    guard let member = root.member("validate_only", orCamelCase: true),
      member.value.kind == .boolean(true)
    else { return }
    note(
      .warning, "validate_only has no effect in a draft: you decide each time whether to send it",
      at: source.origin(of: member.keyRange.lowerBound))
  }

  private mutating func removesByteOrderMark() -> Bool {
    guard text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) else { return false }
    note(.repair, "the text began with a byte order mark", at: 0)
    return true
  }

  private var withoutByteOrderMark: MessageDocument {
    MessageDocument(text: String(decoding: text.utf8.dropFirst(3), as: UTF8.self))
  }

  /// A JSON text with an error stays as it is, so that it can be mended.
  private func unreadable(_ document: MessageDocument) -> MessageImport {
    let isSilent = document.problems.allSatisfy { $0.severity != .error }
    let missing = isSilent ? Message.reading(document).problems : document.problems
    return MessageImport(
      document: document, recognition: recognition, problems: missing, isConverted: false)
  }

  private mutating func refused(_ sentence: String, at offset: Int) -> MessageImport {
    note(.error, sentence, at: offset)
    return refused()
  }

  private mutating func refused(_ finding: JSONReader.Finding) -> MessageImport {
    notes.append(finding)
    return refused()
  }

  private func refused() -> MessageImport {
    MessageImport(
      document: MessageDocument(text: ""), recognition: recognition,
      problems: sortedProblems([]), isConverted: true, snippets: choices)
  }

  private func sortedProblems(_ others: [DocumentProblem]) -> [DocumentProblem] {
    let own = notes.map { finding in
      let place = lines.place(of: finding.offset)
      return DocumentProblem(
        finding.severity, finding.sentence, kind: finding.kind, path: Self.path(of: finding.kind),
        line: place.line, column: place.column)
    }
    let all = (own + others).enumerated()
    return all.sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }

  private static func path(of kind: DocumentProblem.Kind) -> FieldPath? {
    guard case .loss(let loss) = kind else { return nil }
    return loss.name.flatMap(FieldPath.init(spelled:))
  }

  /// The two trees have the same shape; only their places differ.
  private func places(
    of document: MessageDocument, _ tree: JSONNode, _ source: Excerpt
  ) -> [MessageImport.Place: MessageImport.Place] {
    let newLines = LineMap(document.text)
    var places: [MessageImport.Place: MessageImport.Place] = [:]
    func add(_ new: Int, _ old: Int) {
      let (new, old) = (newLines.place(of: new), lines.place(of: source.origin(of: old)))
      places[.init(line: new.line, column: new.column)] = .init(line: old.line, column: old.column)
    }
    func walk(_ new: JSONNode, _ old: JSONNode) {
      add(new.range.lowerBound, old.range.lowerBound)
      for (new, old) in zip(new.members ?? [], old.members ?? []) {
        add(new.keyRange.lowerBound, old.keyRange.lowerBound)
        walk(new.value, old.value)
      }
      for (new, old) in zip(new.elements ?? [], old.elements ?? []) { walk(new, old) }
    }
    if let root = document.root { walk(root, tree) }
    return places
  }
}
