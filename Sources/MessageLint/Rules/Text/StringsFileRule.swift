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
  static let summary = "A file of the app's strings is broken, so some texts are unknown."

  static func findings(in subject: LintSubject) -> [Finding] {
    let faults = subject.strings.faults.filter { subject.message.looksUpTexts(on: $0.platform) }
    let counts = faults.reduce(into: [String: Int]()) { $0[$1.source.file, default: 0] += 1 }
    var files: Set<String> = []
    let findings = faults.filter { files.insert($0.source.file).inserted }.map { fault in
      finding(of: fault, others: counts[fault.source.file, default: 1] - 1)
    }
    return findings + blockers(in: subject)
  }

  /// The first fault of a file, and how many more it has.
  private static func finding(of fault: StringsFault, others: Int) -> Finding {
    let more = others > 0 ? " (+\(others) more)" : ""
    let isWhole = fault.source.line == 0
    let fact = "\(fault.source.shortPlace) \(isWhole ? "can't be used" : "is broken")"
    var finding = finding(
      "\(fact), so some of its texts are unknown: \(fault.sentence)\(more)",
      headline: "\(fact): \(fault.sentence)",
      remedy: "fix \(isWhole ? "this" : "the file") before you trust what its languages show",
      on: fault.platform)
    finding.cause = fault.sentence
    finding.places = [Finding.Place(fault.source, locales: [])]
    return finding
  }

  /// Every text is known, but the app can't be built to show them until the file is gone.
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
