import PushMessages
import Resolver

/// A file of the app's strings is one that the app's own build refuses, so texts of it are not known here.
///
/// What is shown in their place is another language's text or the default one, and it looks as good as any: nothing that is
/// said about such a language can be trusted before the file is whole again. A message without localization keys does not
/// depend on it.
enum StringsFileRule: LintRule {
  static let id = "strings-file"
  static let severity = Finding.Severity.error
  static let summary = "A file of the app's strings is broken, and texts of it are not known."

  static func findings(in subject: LintSubject) -> [Finding] {
    let faults = subject.strings.faults.filter { subject.message.looksUpTexts(on: $0.platform) }
    var findings: [Finding] = []
    var files: Set<String> = []
    for fault in faults where files.insert(fault.source.file).inserted {
      let more = faults.count { $0.source.file == fault.source.file } - 1
      let others = more > 0 ? " (+\(more) more)" : ""
      let isWhole = fault.source.line == 0
      let fact = "\(fault.source.shortPlace) \(isWhole ? "can't be used" : "is broken")"
      var finding = finding(
        "\(fact), so texts of it are not known: \(fault.sentence)\(others)",
        headline: "\(fact): \(fault.sentence)",
        remedy: "fix \(isWhole ? "this" : "the file") before you trust what its languages show",
        on: fault.platform)
      finding.cause = fault.sentence
      finding.places = [Finding.Place(fault.source, locales: [])]
      findings.append(finding)
    }
    return findings + blockers(in: subject)
  }

  /// All texts are known, and there is no app to show them before the file is gone.
  private static func blockers(in subject: LintSubject) -> [Finding] {
    let blockers = subject.strings.blockers.filter {
      subject.message.looksUpTexts(on: $0.platform)
    }
    return blockers.map { blocker in
      let parts = blocker.sentence.split(separator: ": ", maxSplits: 1).map(String.init)
      let fact = "\(blocker.source.shortPlace): \(parts.first ?? blocker.sentence)"
      var finding = finding("\(fact)", on: blocker.platform)
      finding.appRemedy = parts.count > 1 ? parts[1] : nil
      finding.cause = blocker.sentence
      finding.places = [Finding.Place(blocker.source, locales: [])]
      return finding
    }
  }
}

extension Message {
  /// Whether a platform's devices look for a key in the app's strings.
  func looksUpTexts(on platform: Platform) -> Bool {
    let texts: [Message.Text?] =
      switch platform {
      case .android: [android?.notification?.title, android?.notification?.body]
      case .apple: [apple?.alert?.title, apple?.subtitle, apple?.alert?.body]
      case .web: []
      }
    return texts.contains { $0?.key?.isEmpty == false }
  }
}
