import PushMessages

/// A reviewer has to look at the texts before the message may go out, and no one has, or someone has rejected them.
///
/// Asked where `[review] required` in the project file, the profile or `--require-reviewed` demands reviews;
/// `--require-reviewed none` asks for none. A mark counts while its locale shows the texts that were looked at.
enum MissingReviewRule: LintRule {
  static let id = "missing-review"
  static let severity = Finding.Severity.error
  static let summary = "A locale lacks the review that the project demands."
  static let isDemanded = true

  /// One a reason, so that each locale is named once, with who rejected it and why.
  static func findings(in subject: LintSubject) -> [Finding] {
    (subject.missingReviews ?? []).flatMap { missing in
      missing.reasons.map { (missing.total, $0) }
    }.map { total, reason in
      Finding(
        rule: id, severity, "\(reason.statement)",
        remedy: reason.isRejection
          ? "change the texts, or mark the locale reviewed"
          : "review them in the composer, or with pushwright review",
        places: [Finding.Place(nil, locales: reason.locales)],
        localeCount: reason.locales.isEmpty ? nil : total)
    }
  }
}
