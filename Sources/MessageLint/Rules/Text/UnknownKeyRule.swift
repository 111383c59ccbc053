import DevicePreview
import PushMessages
import Resolver

/// None of the app's localizations has a key of the message.
///
/// Android leaves the line out, and an Apple device shows the literal text beside the key or else the key's name: in every
/// language. Most often the key is misspelled, or it is in an app version that these strings are not of.
///
/// Now: another key or a literal text. In the next release: the text for the key.
enum UnknownKeyRule: LintRule {
  static let id = "unknown-key"
  static let severity = Finding.Severity.error
  static let summary = "None of the app's localizations has the key."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.unknownKeys.map { field in
      let resolutions = subject.shown.filter { $0.device.platform == field.platform }.compactMap {
        $0.texts.first { $0.name == field.name }?.resolution
      }
      let isReplaced = !resolutions.contains { $0.reason != nil }
      let literal = isReplaced ? ", so devices show the literal text" : ""
      // A key that is there in another shape has a reason that names it.
      let shape = resolutions.first?.reason.flatMap { $0.contains("<") ? $0 : nil }
      let table = field.platform == .apple ? subject.strings.apple?.otherTable(of: field.key) : nil
      let place = table.map {
        "‘\(field.key.excerpt)’ is in \($0), where a push never looks\(literal)"
      }
      let what = shape ?? place ?? "no localization has the key ‘\(field.key.excerpt)’\(literal)"
      return Finding(
        rule: id, severity, "\(field.title): \(what)", headline: "\(field.headline): \(what)",
        remedy: isReplaced ? "use another key, or none" : "use another key or a literal text",
        appRemedy: shape != nil
          ? "add a <string> of that name"
          : table != nil ? "move the key to Localizable" : "add the key",
        path: field.path, platform: field.platform,
        places: [Finding.Place(nil, locales: subject.locales)], localeCount: subject.locales.count)
    }
  }
}
