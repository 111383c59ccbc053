/// A localized text crashes the Android app.
///
/// The FCM SDK hands every argument to Java's formatter as a string and catches one exception of many. `%1$d`, `%@` or a
/// bare `%` in the text of any language throws another one: the app's process dies, nothing is shown, and the message may
/// be delivered again. FCM's own documented example does this. One language that differs crashes only its users.
///
/// Now, in this message: a literal text, another key, or no notification for Android. In the next release: `%s` or
/// `%1$s` for every argument, `%%` for a percent sign.
enum CrashRule: LintRule {
  static let id = "crash"
  static let severity = Finding.Severity.error
  static let summary = "A localized text crashes the Android app."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.crash])
  }
}
