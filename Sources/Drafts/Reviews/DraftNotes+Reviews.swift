public import SendPolicy

extension DraftNotes {
  /// What people think of what devices show, for the review of a send; `nil` where nobody has marked
  /// anything.
  public func reviewedTranslations(of rows: [LocaleRow]) -> ReviewedTranslations? {
    LocaleReviews(rows, marks: reviews, isReading: false).reviewed(of: rows)
  }
}
