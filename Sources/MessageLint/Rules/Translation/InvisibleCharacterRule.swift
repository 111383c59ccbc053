import PushMessages
import Resolver

/// A text has an invisible character that its author hardly intended.
///
/// Control characters, the zero-width space, the word joiner, the byte order mark and the soft hyphen come along from
/// web pages and editors; they break searching, and a device may show a box or a hyphen. Joiners, direction marks
/// (`bidi-controls` looks at their pairs), emoji and the zero-width spaces of languages without spaces are fine.
enum InvisibleCharacterRule: LintRule {
  static let id = "invisible-character"
  static let severity = Finding.Severity.warning
  static let summary = "A text has an invisible character, usually by mistake."

  static func findings(in subject: LintSubject) -> [Finding] {
    WrittenTexts.findings(of: Self.self, in: subject, having: [.control, .special], fault: fault)
  }

  private static func fault(_ text: String) -> WrittenFault? {
    guard text.unicodeScalars.contains(where: isInvisible) else { return nil }
    let breaksWords = text.unicodeScalars.contains(where: isOfScriptWithoutSpaces)
    let isUnwanted = { (scalar: Unicode.Scalar) in
      isInvisible(scalar) && !(breaksWords && scalar == "\u{200B}")
    }
    let plain = text.replacing("\r\n", with: "\n").unicodeScalars
    guard let found = plain.first(where: isUnwanted) else { return nil }
    var mended = String.UnicodeScalarView()
    mended.append(contentsOf: plain.filter { !isUnwanted($0) })
    return WrittenFault(
      what: "an invisible character (\(name(of: found)))", remedy: "remove the character",
      mended: String(mended))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F..<0xA0, 0xAD, 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Thai, Lao, Tibetan, Burmese and Khmer: zero-width spaces tell where a line may break.
  private static func isOfScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00..<0x1000, 0x1000..<0x10A0, 0x1780..<0x1800: true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let name = scalar.properties.name ?? scalar.properties.nameAlias else { return code }
    return "\(code) \(name.lowercased())"
  }
}
