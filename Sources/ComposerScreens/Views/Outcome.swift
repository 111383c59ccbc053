internal import DevicePreview
internal import TerminalUI

/// What becomes of a message on a device, as rows and headings say it: the verdict, or lint's doubt where nothing worse is to
/// be said.
struct Outcome {
  /// The sign that says it without color.
  let mark: String
  /// At most seven letters.
  let word: String
  let style: Style

  init(_ shown: ShownNotification, isDoubted: Bool) {
    let verdict = shown.verdict
    guard shown.isAddressed else {
      // Where the message wants nothing to appear, nothing is wrong if nothing does.
      (mark, word, style) = ("–", "none", .dim)
      return
    }
    (mark, word, style) =
      isDoubted
      ? (Verdict.Severity.warning.mark, "finding", .warning)
      : (verdict.mark, verdict.word, verdict.style)
  }

  /// Above a card of a text that lint doubts, the longest wording first.
  static let doubtedRemarks = ["shown, but lint has a finding", "see the finding"]
}
