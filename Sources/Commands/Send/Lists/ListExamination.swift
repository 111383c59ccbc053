internal import DevicePreview
internal import Drafts
internal import MessageLint
internal import PushMessages
internal import RecipientLists
internal import SendPolicy

/// What lint and devices say of the messages that a list makes: of each draft those with the shortest and the
/// longest values, and one at random.
struct ListExamination {
  /// Of the worst message, and of several alike the longest.
  let shown: [ShownNotification]
  let document: MessageDocument
  /// Of all of them, each once.
  let findings: [Finding]
  /// The line of the list whose values are shown; `nil` without placeholders.
  let line: Int?
  /// The number of the draft that is shown.
  let draft: Int
  /// How many errors lint has found in each draft with any, by the draft's path.
  let errors: [(path: String, count: Int)]

  /// - Throws: ``CommandFailure`` if the keys of a draft can't be looked up.
  init(
    _ inputs: [LintInput], _ messages: ListMessages, _ shapes: ListShapes, by linter: DraftLinter
  ) throws(CommandFailure) {
    var worst: (errors: Int, example: Example)?
    var findings: [Finding] = []
    var counts: [Int: Int] = [:]
    let examples =
      shapes.all.isEmpty
      ? [Example(inputs[0], line: 0)]
      : shapes.all.map { Example(inputs[$0.draft], messages, $0) }
    for var example in examples {
      let (shown, judgement) = linter.examine(example.input)
      try linter.requireStrings(for: shown, of: example.input)
      example.shown = shown
      for finding in judgement.kept
      where !findings.contains(where: { $0.rule == finding.rule && $0.path == finding.path }) {
        findings.append(finding)
      }
      let errors = judgement.kept.count { $0.severity == .error }
      if errors > 0 { counts[example.draft] = max(counts[example.draft] ?? 0, errors) }
      if worst.map({ errors > $0.errors }) ?? true { worst = (errors, example) }
    }
    let example = worst?.example ?? Example(inputs[0], line: 0)
    shown = example.shown
    document = example.input.document
    self.findings = findings.sorted { $0.severity > $1.severity }
    line = messages.placeholders.isEmpty || example.line == 0 ? nil : example.line
    draft = example.draft
    self.errors = counts.sorted { $0.key < $1.key }.map { (inputs[$0.key].path, $0.value) }
  }

  private struct Example {
    var input: LintInput
    var line: Int
    var draft = 0
    var shown: [ShownNotification] = []

    init(_ input: LintInput, line: Int) {
      self.input = input
      self.line = line
    }

    init(_ input: LintInput, _ messages: ListMessages, _ shape: ListShapes.Shape) {
      self.init(input, line: shape.line)
      draft = shape.draft
      let text = messages.filled(shape.draft, shape.values, to: shape.registration)
      self.input.filled = MessageDocument(text: "{\"message\": \(text)}")
    }
  }
}
