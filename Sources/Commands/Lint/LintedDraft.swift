internal import MessageLint
internal import PushMessages

/// A draft after the linter.
struct LintedDraft {
  /// As reports call it.
  var path: String
  var imported: MessageImport
  var judgement: LintJudgement
  /// Why it could not be read; its findings then say no more than that.
  var failure: CommandFailure?
  /// What people should know beside the report, a sentence each.
  var remarks: [String]

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

  /// One entry a place: first what is found, then what is accepted.
  var entries: [LintEntry] {
    judgement.kept.flatMap { entries(of: $0) }
      + judgement.suppressed.flatMap { entries(of: $0.finding, reason: $0.suppression.reason) }
  }

  private func entries(of finding: Finding, reason: String? = nil) -> [LintEntry] {
    let entry = LintEntry(
      finding: finding, draft: path, draftPosition: position(of: finding), suppressionReason: reason
    )
    guard !finding.places.isEmpty else { return [entry] }
    return finding.places.map { place in
      var part = entry
      part.finding.places = [place]
      return part
    }
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
    "json-syntax", "unknown-field", "misplaced-field",
  ]
}
