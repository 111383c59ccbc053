import PushMessages
import Resolver

/// A text opens an embedding, an override or an isolate of the bidirectional algorithm and does not close it, or the
/// other way round.
///
/// What follows then runs in the wrong direction, up to the end of the line. Pairs and the marks U+200E, U+200F and
/// U+061C are fine: they are how translators keep arguments in their place. A line break ends all of them.
enum BidiControlsRule: LintRule {
  static let id = "bidi-controls"
  static let severity = Finding.Severity.warning
  static let summary = "A text has unpaired bidirectional control characters."

  static func findings(in subject: LintSubject) -> [Finding] {
    WrittenTexts.findings(of: Self.self, in: subject, having: .special, fault: fault)
  }

  private static func fault(_ text: String) -> WrittenFault? {
    guard text.unicodeScalars.contains(where: { 0x202A...0x2069 ~= $0.value }) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) {
      guard let what = fault(inLine: line) else { continue }
      return WrittenFault(what: what, remedy: "close each one, or use a directional mark")
    }
    return nil
  }

  private static func fault(inLine line: Substring) -> String? {
    var open: [Unicode.Scalar] = []
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append("\u{202C}")
      case 0x2066...0x2068: open.append("\u{2069}")
      case 0x202C, 0x2069:
        guard open.popLast() == scalar else { return "\(name(of: scalar)) that closes nothing" }
      default: continue
      }
    }
    return open.last.map { "a text direction that isn't closed by \(name(of: $0))" }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    scalar == "\u{202C}" ? "U+202C" : "U+2069"
  }
}
