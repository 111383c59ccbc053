public import CodeSnippets
public import Drafts
internal import MessageLint
internal import PushMessages

extension Composer {
  /// Opens a file in whatever form the message is in it; `text` is what the file holds.
  ///
  /// The notice says what was recognized; what of the file is not in the draft is a problem until it is filled in or left out.
  public init(
    opening draft: MessageImport, text: String, path: String, settings: PreviewSettings,
    profile: ProfileSummary
  ) {
    var draft = draft
    let expiresIn = draft.takeExpiresIn()
    var file = DraftFile(
      path: path, savedText: text, importedText: draft.isConverted ? draft.document.text : nil)
    file.snippet = draft.snippet
    self.init(document: draft.document, file: file, settings: settings, profile: profile)
    let warning = draft.problems.first { $0.severity == .warning }
    guard draft.isConverted else {
      if notice == nil, let warning { notice = Notice(.warning, warning.sentence) }
      return
    }
    self.draft.know(lost: draft.lostParts(of: file.name))
    self.draft.know(expiresIn: expiresIn)
    notice = openingNotice(of: draft)
  }

  /// What was recognized, and how to see which parts of it the draft lacks.
  private func openingNotice(of draft: MessageImport) -> Notice {
    let summary = draft.recognition.summary.capitalizedFirst
    let missing = lostParts.count { !$0.isWarning(in: document) }
    guard missing == 0 else {
      let lost = missing == 1 ? "a part is missing" : "\(missing) parts are missing"
      return Notice(.warning, "\(summary); \(lost)", offers: [.nextProblem])
    }
    let count = lostParts.count
    guard count > 0 else { return Notice(.warning, summary) }
    let differences = count == 1 ? "1 difference" : "\(count) differences"
    return Notice(.warning, "\(summary); check \(differences)", offers: [.nextProblem])
  }
}
