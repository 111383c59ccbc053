import PushMessages
import Resolver

/// A text has two spaces or more in a row.
///
/// Android's build makes one of them, unless they are quoted; Apple's shows them all. Space at the edges is the matter of
/// `edge-space`, and two line breaks are a paragraph.
enum DoubleSpaceRule: LintRule {
  static let id = "double-space"
  static let severity = Finding.Severity.warning
  static let summary = "A text has two spaces or more in a row."

  private static let space = UInt8(ascii: " ")

  static func findings(in subject: LintSubject) -> [Finding] {
    WrittenTexts.findings(of: Self.self, in: subject, having: .doubleSpace) { text in
      guard isDoubled(text) else { return nil }
      return WrittenFault(
        what: "two spaces in a row", remedy: "remove one of the spaces", mended: mended(text))
    }
  }

  /// Between two other characters.
  private static func isDoubled(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var (spaces, hasText) = (0, false)
    for index in bytes.indices {
      if bytes[index] == space {
        spaces += 1
      } else {
        if spaces > 1, hasText, bytes[index] > space { return true }
        spaces = 0
        hasText = bytes[index] > space
      }
    }
    return false
  }

  private static func mended(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != space || bytes.last != space { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
