import PushMessages
import Resolver

/// A critical sound without a name or with a volume that is none, or a payload without its `aps`.
///
/// The volume is 0 to 1. A critical alert also needs an entitlement that Apple grants to few apps.
enum CriticalSoundRule: LintRule {
  static let id = "critical-sound"
  static let severity = Finding.Severity.error
  static let summary = "A critical sound without a name, or with a volume that is not 0 to 1."

  static func findings(in subject: LintSubject) -> [Finding] {
    let path: FieldPath = "apns.payload.aps.sound"
    let document = subject.document
    guard document.node(at: path)?.members != nil else { return [] }
    var findings: [Finding] = []
    if document.string(at: path.appending("name"))?.isEmpty ?? true {
      let fix = Fix("write default", .set(path.appending("name"), .string("default")))
      findings.append(
        finding("the sound has no name", remedy: "\(fix.title)", at: path, on: .apple, fix: fix))
    }
    if case .number(let text)? = document.node(at: path.appending("volume"))?.kind,
      let volume = Double(text), !(0...1).contains(volume)
    {
      findings.append(
        finding(
          "the volume is \(text), and has to be 0 to 1", at: path.appending("volume"), on: .apple))
    }
    return findings
  }
}
