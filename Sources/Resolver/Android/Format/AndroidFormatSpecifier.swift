/// One `%…` of an Android format string, already checked as the constructor of libcore's
/// FormatSpecifier does.
struct AndroidFormatSpecifier: Hashable, Sendable {
  /// Where it takes its argument from.
  enum Argument: Hashable, Sendable {
    /// `%%` and `%n` take none.
    case none
    /// `%<s`, and before Android 15 an index too large for an `Int32`.
    case previous
    case next
    /// Counted from 1.
    case index(Int)
  }

  var argument: Argument
  var flags: FormatFlags
  var width: Int?
  var precision: Int?
  var isUpperCase: Bool
  var isDate: Bool
  /// One UTF-16 unit, lower case (a date's keeps its case).
  var conversion: UInt16
  /// As it stands in the text: `%1$d`.
  var written: String

  var conversionText: String { String(decoding: [conversion], as: UTF16.self) }

  /// As Java prints it in its messages, flags before the index: `%-1$10s`.
  var canonical: String {
    var text = "%" + flags.text
    if case .index(let index) = argument { text += "\(index)$" }
    if let width { text += String(width) }
    if let precision { text += ".\(precision)" }
    if isDate { return text + (isUpperCase ? "T" : "t") + conversionText }
    return text + (isUpperCase ? conversionText.uppercased() : conversionText)
  }
}
