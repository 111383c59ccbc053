internal import MessageLint
public import SendPolicy

/// The review marks of all preview locales, as they count now.
public struct LocaleReviews: Hashable, Sendable {
  /// One per row; `nil` without a mark.
  public let states: [LocaleReview?]

  /// `isReading` while the app's strings are not there: then no text can be said to have changed.
  public init(_ rows: [LocaleRow], marks: [ReviewMark], isReading: Bool) {
    guard !marks.isEmpty else {
      states = rows.map { _ in nil }
      return
    }
    let known = Dictionary(marks.map { ($0.locale, $0) }) { $1 }
    let locales = rows.map(\.locale)
    states = rows.map { row in
      let mark =
        known[row.locale.id]
        ?? (row.locale.languages.count > 1 ? marks.mark(of: row.locale, among: locales) : nil)
      return mark.map { LocaleReview($0, of: row, isReading: isReading) }
    }
  }

  public var isEmpty: Bool { states.allSatisfy { $0 == nil } }
  public var reviewed: Int { states.count { $0 == .reviewed } }
  public var lapsed: Int { states.count { if case .lapsed = $0 { true } else { false } } }
  public var rejected: Int { states.count { if case .rejected = $0 { true } else { false } } }

  public subscript(index: Int) -> LocaleReview? {
    states.indices.contains(index) ? states[index] : nil
  }

  /// For the review of a send; `nil` if no reviewer has marked anything.
  public func reviewed(of rows: [LocaleRow]) -> ReviewedTranslations? {
    guard !isEmpty else { return nil }
    var translations = ReviewedTranslations(total: states.count)
    translations.reviewed = reviewed
    translations.lapsed = lapsed
    for (row, state) in zip(rows, states) {
      guard case .rejected(let note) = state else { continue }
      translations.rejected.append(.init(locale: row.locale.name, note: note))
    }
    return translations
  }
}

extension DraftNotes {
  /// The reviewers' verdicts on what devices show, for the review of a send; `nil` if no reviewer has marked
  /// anything.
  public func reviewedTranslations(of rows: [LocaleRow]) -> ReviewedTranslations? {
    LocaleReviews(rows, marks: reviews, isReading: false).reviewed(of: rows)
  }
}
