import DevicePreview
import PushMessages
import Resolver

/// A key has translations, but no source text.
///
/// Android's build then removes all of them, and the key exists on no device (Android Lint: `ExtraTranslation`). An Apple
/// device in a language that the app does not have shows the literal text, or the key. Where a device of the preview
/// comes across it, `missing-text` has told of it already.
enum ExtraTranslationRule: LintRule {
  static let id = "extra-translation"
  static let severity = Finding.Severity.warning
  static let summary = "A key has translations, but no source text."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.compactMap { field -> Finding? in
      guard !field.texts.isEmpty,
        !subject.strings.hasSource(of: field.key, on: field.platform),
        field.shown(in: subject, where: { isMissing($0.outcome) }).isEmpty
      else { return nil }
      let blamed = field.judged(field.texts, in: subject)
      guard !blamed.isEmpty else { return nil }
      let language = subject.strings.sourceLanguage(on: field.platform)
      let what =
        field.platform == .android
        ? "the build removes \(field.key), because it has no text in values/"
        : "\(field.key) has no text in \(language), the app's development region"
      var finding = finding(
        "\(field.title): \(what)", headline: "\(field.headline): no source text",
        remedy: "use another key or a literal text", at: field.path, on: field.platform)
      finding.appRemedy =
        field.platform == .android ? "add a text to values/" : "add a text to \(language).lproj"
      finding.places = field.places(of: blamed, in: subject)
      return finding
    }
  }

  private static func isMissing(_ outcome: Resolution.Outcome) -> Bool {
    switch outcome {
    case .omitted, .showsKey: true
    case .shows, .crashes, .garbled, .unknown: false
    }
  }
}
