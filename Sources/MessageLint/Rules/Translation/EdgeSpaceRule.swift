import PushMessages
import Resolver

/// A text begins or ends with whitespace.
///
/// It moves the line in the notification, and is hardly ever meant. Android's build takes such space away, unless it is
/// quoted or escaped: what is looked at is what the build leaves. Arguments are not looked at: what stands around them
/// decides.
enum EdgeSpaceRule: LintRule {
  static let id = "edge-space"
  static let severity = Finding.Severity.warning
  static let summary = "A text begins or ends with whitespace."

  static func findings(in subject: LintSubject) -> [Finding] {
    let findings = WrittenTexts.findings(
      of: Self.self, in: subject, having: .edge, arguments: false, fault: fault)
    guard let typed = subject.typedEnd, let text = subject.document.string(at: typed),
      !startsWithSpace(text)
    else { return findings }
    return findings.filter { $0.path != typed }
  }

  private static func startsWithSpace(_ text: String) -> Bool {
    text.unicodeScalars.first?.properties.isWhitespace == true
  }

  private static func fault(_ text: String) -> WrittenFault? {
    let starts = startsWithSpace(text)
    let ends = text.unicodeScalars.last?.properties.isWhitespace == true
    guard starts || ends else { return nil }
    let edge = starts && ends ? "both ends" : starts ? "the start" : "the end"
    return WrittenFault(
      what: "whitespace at \(edge)", remedy: "remove the whitespace", mended: mended(text))
  }

  /// `nil` for white space and nothing else.
  private static func mended(_ text: String) -> String? {
    var rest = text.unicodeScalars[...]
    while rest.first?.properties.isWhitespace == true { rest.removeFirst() }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }
}
