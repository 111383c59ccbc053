import PushMessages

/// What a platform's push service would get is longer than it takes.
///
/// FCM and Apple's service take 4096 bytes. FCM does not say which bytes count, so the size is an estimate; there is a
/// finding from 4096 of ours.
enum PayloadSizeRule: LintRule {
  static let id = "payload-size"
  static let severity = Finding.Severity.error
  static let summary = "The payload is longer than the push services take."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let size = subject.document.canonicalMessage?.utf8.count, size > Linter.payloadLimit
    else {
      return []
    }
    return [
      finding(
        "the message has about \(size) bytes, FCM takes \(Linter.payloadLimit)",
        remedy: "shorten data and texts")
    ]
  }
}
