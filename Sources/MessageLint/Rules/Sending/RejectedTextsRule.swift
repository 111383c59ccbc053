import PushMessages

/// A reviewer has rejected what the devices of a locale show, and they still show it.
///
/// The mark and its note are beside the draft; a mark lapses as soon as the texts change.
enum RejectedTextsRule: LintRule {
  static let id = "rejected-texts"
  static let severity = Finding.Severity.warning
  static let summary = "A reviewer has rejected the texts of a locale."
  static let isForSending = true

  static func findings(in subject: LintSubject) -> [Finding] {
    var notes: [String] = []
    for rejected in subject.rejected where !notes.contains(rejected.note) {
      notes.append(rejected.note)
    }
    return notes.map { note in
      let locales = subject.rejected.filter { $0.note == note }.map(\.locale)
      let reason = note.isEmpty ? "no reason given" : note
      return Finding(
        rule: id, severity, "rejected by a reviewer: \(reason)",
        remedy: "change the texts, or mark the locale reviewed",
        places: [Finding.Place(nil, locales: locales)], localeCount: subject.locales.count)
    }
  }
}
