internal import Drafts
internal import LocalFiles
internal import MessageLint
internal import SendPolicy

extension SendOptions {
  /// What reviewers say by now; a mark that can't be read isn't taken for granted.
  func translations(of rows: [LocaleRow]) -> ReviewedTranslations? {
    Self.translations(of: rows, draft)
  }

  static func translations(of rows: [LocaleRow], _ draft: String) -> ReviewedTranslations? {
    guard draft != "-" else { return nil }
    let notes = DraftNotes.reading(beside: draft).notes
    var translations = notes.reviewedTranslations(of: rows)
    if let fault = notes.reviewFault {
      translations = translations ?? ReviewedTranslations(total: rows.count)
      translations?.fault = fault
    }
    return translations
  }
}
