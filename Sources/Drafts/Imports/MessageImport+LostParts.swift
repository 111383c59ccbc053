internal import ByteSearch
public import CodeSnippets
public import MessageLint
public import PushMessages

extension MessageImport {
  /// What the text that was read says of the message and the draft lacks, in the order of the text; `file` is its name for
  /// a screen that shows the draft.
  public func lostParts(of file: String) -> [LostPart] {
    lostParts { .named("\(file):\($0.line)") }
  }

  /// The same for a report, which names the file itself.
  public var lostParts: [LostPart] {
    lostParts { .position(Finding.Position(line: $0.line, column: $0.column)) }
  }

  private func lostParts(_ place: (DocumentProblem) -> LostPart.Place) -> [LostPart] {
    var unfilled = document.message.map(UnfilledTexts.init)
    return settleable.map { problem in
      if case .project(let name) = problem.kind {
        return LostPart(
          path: nil, sentence: problem.sentence, code: name, place: place(problem),
          extent: .project)
      }
      guard let loss = problem.loss else {
        return LostPart(
          path: problem.path, sentence: problem.sentence, place: place(problem), extent: .different)
      }
      var path = problem.path
      let extent: LostPart.Extent
      switch loss.extent {
      case .missing:
        let node = path.flatMap(document.node)
        extent = node.map { $0.string?.isEmpty != true } ?? false ? .partial : .missing
      case .unfilled:
        path = loss.code.flatMap { unfilled?.nextPath(holding: $0) }
        extent = .unfilled
      case .doubtful: extent = .doubtful
      }
      return LostPart(
        path: path, sentence: problem.sentence, code: loss.code, place: place(problem),
        extent: extent)
    }
  }

  /// The same as they were noted; the text of a message itself loses nothing.
  public var losses: [DocumentProblem] {
    settleable.filter { $0.loss != nil }
  }

  /// The problems that are about the message and not about the text around it, until someone settles them: what was left
  /// out, and what the message does in another way.
  public var settleable: [DocumentProblem] {
    guard isConverted, canBeRead else { return [] }
    return problems.filter { problem in
      switch problem.kind {
      case .loss, .project: true
      case .syntax: problem.severity == .warning
      case .unknownName, .wrongType, .halfCharacter, .secret: false
      }
    }
  }
}

/// The texts of a message, looked through for code that only a shell or a program fills in.
private struct UnfilledTexts {
  private var texts: [(path: FieldPath, text: String)] = []

  init(_ message: JSONNode) {
    add(message, at: FieldPath())
  }

  private mutating func add(_ node: JSONNode, at path: FieldPath) {
    if let text = node.string {
      if text.utf8.contains(where: "$`".utf8.contains) { texts.append((path, text)) }
      return
    }
    for member in node.members ?? [] { add(member.value, at: path.appending(member.key)) }
    for (index, element) in (node.elements ?? []).enumerated() {
      add(element, at: path.appending(index))
    }
  }

  /// The field with the code; code that several hold is found in each of them once.
  mutating func nextPath(holding code: String) -> FieldPath? {
    for index in texts.indices {
      guard let range = texts[index].text.firstBytes(of: code) else { continue }
      texts[index].text = String(texts[index].text[range.upperBound...])
      return texts[index].path
    }
    return nil
  }
}
