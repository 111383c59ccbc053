import DevicePreview
import PushMessages
import Resolver

/// What a platform's push service would get is longer than it takes.
///
/// FCM and Apple's service take 4096 bytes. FCM does not say which bytes count, so the size of what each platform receives is an
/// estimate; the whole message may be longer where its parts are for different platforms.
enum PayloadSizeRule: LintRule {
  static let id = "payload-size"
  static let severity = Finding.Severity.error
  static let summary = "A platform's payload is larger than the push services accept."
  static let concernsWholeMessage = true

  static func findings(in subject: LintSubject) -> [Finding] {
    let sizes = Platform.allCases.map { ($0, subject.effective[$0].payloadSize) }
    let excessive = sizes.filter { $1 > Linter.payloadLimit }
    guard !excessive.isEmpty else { return [] }
    let sentence = excessive.map { "\($0.name) would receive about \($1) bytes" }
    return [
      finding(
        "\(sentence.joined(separator: ", ")): the limit is \(Linter.payloadLimit)",
        headline: "the payload is larger than \(Linter.payloadLimit) bytes",
        remedy: "shorten data and texts", on: excessive.count == 1 ? excessive[0].0 : nil)
    ]
  }
}
