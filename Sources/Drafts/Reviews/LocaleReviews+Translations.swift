internal import MessageLint
public import SendPolicy
internal import Workspace

extension LocaleReviews {
  /// For the review of a send; `nil` if no reviewer has marked anything.
  public func reviewed(of rows: [LocaleRow]) -> ReviewedTranslations? {
    isEmpty ? nil : translations(of: rows)
  }

  /// For a gate, which also has to know that no reviewer has marked anything.
  public func translations(of rows: [LocaleRow]) -> ReviewedTranslations {
    var translations = ReviewedTranslations(total: verdicts.count)
    translations.reviewed = reviewed
    let approved = Set(
      zip(rows, verdicts).filter { $0.1.state == .reviewed }.map(\.0.textsHash))
    for (row, verdict) in zip(rows, verdicts) {
      let name = row.locale.name
      if verdict.state != .reviewed { translations.unreviewed.append(name) }
      if !verdict.rejections.isEmpty || !approved.contains(row.textsHash) {
        translations.unseen.append(name)
      }
      for mark in verdict.deciding where verdict.state == .reviewed {
        translations.count(mark.reviewer)
      }
      for mark in verdict.rejections {
        translations.rejected.append(mark.rejectedTexts(of: name))
      }
      if case .lapsed(let former) = verdict.state, let mark = verdict.deciding.last {
        translations.changed.append(
          ChangedReview(
            locale: name, reviewer: mark.reviewer?.displayName ?? "",
            wasRejected: former == .rejected, note: mark.note))
      }
      for overridden in verdict.overridden {
        translations.overridden.append(
          OverriddenRejection(
            overridden.rejection.rejectedTexts(of: name),
            by: overridden.mark.reviewer?.displayName ?? ""))
      }
    }
    return translations
  }
}

extension ReviewMark {
  fileprivate func rejectedTexts(of locale: String) -> RejectedTexts {
    RejectedTexts(locale: locale, note: note, reviewer: reviewer?.displayName ?? "")
  }
}

extension DraftNotes {
  /// The reviewers' verdicts on what devices show, for the review of a send; `nil` if no reviewer has marked
  /// anything.
  public func reviewedTranslations(of rows: [LocaleRow]) -> ReviewedTranslations? {
    LocaleReviews(rows, marks: reviews, isReading: false).reviewed(of: rows)
  }
}
