import PushMessages
import Resolver

/// A part of the app's strings is in no app, and the build says nothing.
///
/// `value-de` isn't a directory of values and `gr.lproj` isn't a language, so devices show English; bytes that aren't a
/// letter become � on every device. A
/// message without localization keys does not depend on it.
enum LostStringsRule: LintRule {
  static let id = "lost-strings"
  static let severity = Finding.Severity.warning
  static let summary =
    "A directory or characters of the app's strings don't reach the app, although it builds."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.strings.losses.filter { subject.message.looksUpTexts(on: $0.platform) }.map { loss in
      let parts = loss.sentence.split(separator: ": ", maxSplits: 1).map(String.init)
      var finding = finding(
        "\(loss.source.shortPlace): \(loss.sentence)",
        headline: "\(loss.source.shortPlace): \(parts.first ?? loss.sentence)",
        on: loss.platform)
      finding.appRemedy = parts.count > 1 ? parts[1] : nil
      finding.cause = loss.sentence
      finding.places = [Finding.Place(loss.source, locales: [])]
      return finding
    }
  }
}
