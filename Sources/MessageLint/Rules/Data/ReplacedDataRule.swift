import DevicePreview
import PushMessages
import Resolver

/// A platform's own `data` replaces the common one, and some of its keys do not reach that platform.
///
/// FCM does not merge the two.
enum ReplacedDataRule: LintRule {
  static let id = "replaced-data"
  static let severity = Finding.Severity.warning
  static let summary = "A platform's own data replaces the common data, and some keys are lost."

  static func findings(in subject: LintSubject) -> [Finding] {
    let maps: [(platform: Platform, path: FieldPath)] = [
      (.android, subject.android.data), (.web, "webpush.data"),
    ]
    return maps.compactMap { platform, path -> Finding? in
      let lost = subject.effective[platform].fields(replacedBy: path).map(\.lastKey)
      guard !lost.isEmpty else { return nil }
      let verb = lost.count == 1 ? "does" : "do"
      return finding(
        "\(path) replaces data: \(lost.joined(separator: ", ")) \(verb) not reach \(platform.name)",
        headline: "\(path) replaces data",
        remedy: "repeat what \(platform.name) needs in \(path)", at: path, on: platform)
    }
  }
}
