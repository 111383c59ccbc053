internal import MessageLint
internal import PushMessages

/// A draft after the linter.
struct LintedDraft {
  /// As reports call it.
  var path: String
  var document: MessageDocument
  var judgement: LintJudgement
  /// Why it could not be read; its findings then say no more than that.
  var failure: CommandFailure?
  /// What people should know beside the report, a sentence each.
  var remarks: [String]

  init(
    _ path: String, document: MessageDocument, judgement: LintJudgement,
    failure: CommandFailure? = nil, remarks: [String] = []
  ) {
    self.path = path
    self.document = document
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
    let position = finding.position ?? document.position(near: finding.path)
    let entry = LintEntry(
      finding: finding, draft: path, draftPosition: position, suppressionReason: reason)
    guard !finding.places.isEmpty else { return [entry] }
    return finding.places.map { place in
      var part = entry
      part.finding.places = [place]
      return part
    }
  }
}
