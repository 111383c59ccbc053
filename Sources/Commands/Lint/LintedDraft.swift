internal import CodeSnippets
internal import MessageLint
internal import PushMessages

/// A draft after the linter.
struct LintedDraft {
  /// As reports call it.
  var path: String
  var imported: MessageImport
  var judgement: LintJudgement
  /// What the baseline has already.
  var known: [Finding] = []
  /// Why it could not be read, or not be checked; an error whatever else is found.
  var failure: CommandFailure?
  /// What is accepted in this draft alone.
  var ownSuppressions: [Suppression] = []
  /// What people should know beside the report, a sentence each.
  var remarks: [String]
  /// Those that name the lines because of which the draft couldn't be checked.
  var faults: [String] = []

  init(
    _ path: String, imported: MessageImport, judgement: LintJudgement,
    failure: CommandFailure? = nil, remarks: [String] = []
  ) {
    self.path = path
    self.imported = imported
    self.judgement = judgement
    self.failure = failure
    self.remarks = remarks
  }

  /// First what is found, then what is accepted.
  var entries: [LintEntry] {
    judgement.kept.map { entry(of: $0) }
      + judgement.suppressed.map {
        entry(of: $0.finding, .suppressed($0.suppression.reason))
      } + known.map { entry(of: $0, .known) }
  }

  private func entry(
    of finding: Finding, _ acceptance: LintEntry.Acceptance? = nil
  ) -> LintEntry {
    let place = LintEntry.DraftPlace(file: path, position: position(of: finding))
    return LintEntry(finding: finding, drafts: [place], acceptance: acceptance)
  }

  /// The place in the file, even where the document was made of another form.
  private func position(of finding: Finding) -> Finding.Position {
    guard imported.isConverted else {
      return finding.position ?? imported.document.position(near: finding.path)
    }
    // What reading has noted has its place in the file already.
    if let position = finding.position, Self.readingRules.contains(finding.rule) { return position }
    let place = imported.document.position(near: finding.path)
    let original = imported.placeInOriginal(line: place.line, column: place.column)
    return original.map { Finding.Position(line: $0.line, column: $0.column) } ?? place
  }

  private static let readingRules: Set<String> = [
    "json-syntax", "unknown-field", "misplaced-field", "lost-part",
  ]
}
