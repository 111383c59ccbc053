import PushMessages

/// A reviewer has to look at the texts before the message may go out, and no one has, or someone has rejected them.
///
/// Only asked with `--require-reviewed`, for which locales `[review] required` in the project file says. A mark counts
/// while its locale shows the texts that were looked at.
enum MissingReviewRule: LintRule {
  static let id = "missing-review"
  static let severity = Finding.Severity.error
  static let summary = "A locale lacks the review that the project demands."
  static let isDemanded = true

  static func findings(in subject: LintSubject) -> [Finding] {
    (subject.missingReviews ?? []).map { missing in
      Finding(
        rule: id, severity, "\(missing.sentence)",
        remedy: "review them in the composer, or with pushwright review",
        places: [Finding.Place(nil, locales: missing.locales)],
        localeCount: subject.locales.count)
    }
  }
}
