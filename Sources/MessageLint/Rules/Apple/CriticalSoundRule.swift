import PushMessages
import Resolver

/// A critical sound without a name.
///
/// A critical alert also needs an entitlement that Apple grants to few apps.
enum CriticalSoundRule: LintRule {
  static let id = "critical-sound"
  static let severity = Finding.Severity.error
  static let summary = "A critical sound without a name."

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "apns.payload.aps.sound"
    let document = subject.document
    guard document.node(at: path)?.members != nil else { return [] }
    guard document.string(at: path.appending("name"))?.isEmpty ?? true else { return [] }
    let fix = Fix("write default", .set(path.appending("name"), .string("default")))
    return [
      finding("the sound has no name", remedy: "\(fix.title)", at: path, on: .apple, fix: fix)
    ]
  }
}
