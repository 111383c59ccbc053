import PushMessages

/// A reviewer has rejected what the devices of a locale show, and they still show it.
///
/// The marks and their notes are beside the draft; a mark lapses as soon as the texts change.
enum RejectedTextsRule: LintRule {
  static let id = "rejected-texts"
  static let severity = Finding.Severity.warning
  static let summary = "A reviewer has rejected the texts of a locale."
  static let isForSending = true

  static func findings(in subject: LintSubject) -> [Finding] {
    struct Reason: Hashable {
      var reviewer: String
      var note: String
    }
    var reasons: [Reason] = []
    var locales: [Reason: [String]] = [:]
    for rejected in subject.rejected {
      let reason = Reason(reviewer: rejected.reviewer, note: rejected.note)
      if locales[reason] == nil { reasons.append(reason) }
      locales[reason, default: []].append(rejected.locale)
    }
    return reasons.map { reason in
      let note = reason.note.isEmpty ? "no reason given" : reason.note
      let reviewer = reason.reviewer.isEmpty ? "a reviewer" : reason.reviewer
      return Finding(
        rule: id, severity, "rejected by \(reviewer): \(note)",
        remedy: "change the texts, or mark the locale reviewed",
        places: [Finding.Place(nil, locales: locales[reason, default: []])],
        localeCount: subject.locales.count)
    }
  }
}
