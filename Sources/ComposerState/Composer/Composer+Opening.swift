public import CodeSnippets
public import Drafts
internal import PushMessages

extension Composer {
  /// Opens a file in whatever form the message is in it; `text` is what the file holds.
  ///
  /// The notice says what was recognized, and whether something of the file is not in the draft.
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
    // The token has a word of its own in the summary.
    let warnings = draft.problems.count { $0.severity == .warning }
    let others = warnings - (draft.recognition.hasLeftOutSecret ? 1 : 0)
    let more =
      others == 0
      ? "" : "; the draft lacks some of it: pushwright convert \(file.name) lists what"
    notice = Notice(.warning, draft.recognition.summary.capitalizedFirst + more)
  }
}
