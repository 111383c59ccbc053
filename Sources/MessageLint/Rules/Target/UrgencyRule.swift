import PushMessages

/// The message is urgent on one platform and not on another.
///
/// `high` on Android, `10` for Apple and `high` in web push wake a sleeping device; the documentation's own example of a message
/// with normal priority sets web push's `Urgency` to `high`.
enum UrgencyRule: LintRule {
  static let id = "urgency"
  static let severity = Finding.Severity.warning
  static let summary = "The message is urgent on one platform and not on another."

  /// `android_v2` says nothing of its own: its kind of message decides.
  private static let urgent: [(path: FieldPath, word: String)] = [
    ("android.priority", "high"), ("apns.headers.apns-priority", "10"),
    ("webpush.headers.Urgency", "high"),
  ]

  /// Only what the message says itself counts, and not what the services take without a word.
  static func findings(in subject: LintSubject) -> [Finding] {
    let written = urgent.compactMap { path, word in
      subject.document.string(at: path).map { (path: path, isUrgent: $0.lowercased() == word) }
    }
    guard let high = written.first(where: \.isUrgent),
      let low = written.first(where: { !$0.isUrgent })
    else { return [] }
    return [
      finding(
        "\(high.path.description) is urgent, but \(low.path.description) isn't",
        remedy: "set the same urgency on all platforms", at: high.path)
    ]
  }
}
