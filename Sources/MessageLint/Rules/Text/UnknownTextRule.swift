import Resolver

/// What a device shows for a localization key is not known.
///
/// The text refers to something that the strings do not tell, varies in a way that was never measured, or is in a file
/// that could not be read. Such a text was not checked, so it is never reported as fine. A broken file of the app as it is worked
/// on is an error of its own (`strings-file`), which stands for the texts in it; where that error is accepted or lowered, its
/// texts are errors here. Strings that the project doesn't name aren't a finding of a draft.
///
/// Now: another key or a literal text, or look at it on a device and suppress the finding with what was seen.
enum UnknownTextRule: LintRule {
  static let id = "unknown-text"
  static let severity = Finding.Severity.error
  static let summary = "Pushwright doesn't know what a device shows for a localized text."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.unknown]).filter { finding in
      switch finding.platform {
      case .android: subject.strings.android != nil
      case .apple: subject.strings.apple != nil
      case .web, nil: true
      }
    }
  }
}

extension LintJudgement {
  /// Leaves out the unknown texts whose file has an error of its own here: one error a cause is enough.
  ///
  /// Where the file's error is accepted, is in a baseline or is a warning by the project's will, that says nothing about a
  /// text that people would read, so the text's own error stays.
  mutating func leaveOutExplainedTexts() {
    let files = Set(
      kept.lazy.filter { $0.rule == StringsFileRule.id && $0.severity == .error }
        .flatMap(\.places).compactMap(\.source?.file))
    guard !files.isEmpty else { return }
    kept.removeAll { finding in
      finding.rule == UnknownTextRule.id
        && finding.places.allSatisfy { place in
          place.source.map { $0.release == nil && files.contains($0.file) } ?? false
        }
    }
  }
}
