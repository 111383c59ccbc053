public import CodeSnippets
public import Drafts
internal import PushMessages

extension Composer {
  /// Opens a file in whatever form the message is in it; `text` is what the file holds.
  ///
  /// The notice says what was recognized; what of the file is not in the draft is a problem until it is filled in or left out.
  public init(
    opening draft: MessageImport, text: String, path: String, settings: PreviewSettings,
    profile: ProfileSummary
  ) {
    var file = DraftFile(
      path: path, savedText: text, importedText: draft.isConverted ? draft.document.text : nil)
    file.snippet = draft.snippet
    self.init(document: draft.document, file: file, settings: settings, profile: profile)
    let warning = draft.problems.first { $0.severity == .warning }
    guard draft.isConverted else {
      if notice == nil, let warning { notice = Notice(.warning, warning.sentence) }
      return
    }
    self.draft.note(lost: draft.lostParts(of: file.name))
    notice = openingNotice(of: draft)
  }

  /// What was recognized, and how to see which parts of it the draft lacks.
  private func openingNotice(of draft: MessageImport) -> Notice {
    let summary = draft.recognition.summary.capitalizedFirst
    let count = lostParts.count
    guard count == 0 else {
      let lost = count == 1 ? "a part is missing" : "\(count) parts are missing"
      return Notice(.warning, "\(summary); \(lost)", offers: [.nextProblem])
    }
    // The token has a word of its own in the summary.
    let warnings = draft.problems.count { $0.severity == .warning }
    guard warnings > (draft.recognition.hasLeftOutSecret ? 1 : 0) else {
      return Notice(.warning, summary)
    }
    let choice = file.snippet.map { " --snippet \($0)" } ?? ""
    return Notice(
      .warning, "\(summary). pushwright convert\(choice) \(file.name) lists what changed")
  }
}
