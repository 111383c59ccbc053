import Resolver

/// What a device shows for a localization key is not known.
///
/// The text refers to something that the strings do not tell, varies in a way that was never measured, or is in a file of
/// a release that could not be read. Such a text was not checked, so it is never reported as fine. Broken files of the app
/// as it is worked on are findings of their own (`strings-file`), and strings that nobody named are no finding of a draft.
///
/// Now: another key or a literal text, or look at it on a device and suppress the finding with what was seen.
enum UnknownTextRule: LintRule {
  static let id = "unknown-text"
  static let severity = Finding.Severity.error
  static let summary = "What a device shows for a localized text is not known."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.findings(Self.self, of: [.unknown]).filter { finding in
      guard let platform = finding.platform else { return true }
      let strings = subject.strings
      let isNamed = platform == .android ? strings.android != nil : strings.apple != nil
      let isBroken = strings.faults.contains { $0.platform == platform }
      return isNamed && (!isBroken || finding.isOfRelease)
    }
  }
}

extension Finding {
  fileprivate var isOfRelease: Bool { places.contains { $0.source?.release != nil } }
}
