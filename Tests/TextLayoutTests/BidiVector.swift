import FoundationEssentials
import TextLayout

/// A text and its order on the screen, from another implementation of UAX #9.
struct BidiVector {
  var base: Bidi.Direction?
  var direction: Bidi.Direction
  var text: String
  var visual: String

  static func all(filePath: String = #filePath) throws -> [BidiVector] {
    let file = URL(filePath: filePath).deletingLastPathComponent()
      .appending(path: "Vectors/bidi-icu.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .compactMap { BidiVector(row: $0.split(separator: "\t", omittingEmptySubsequences: false)) }
  }

  private init?(row: [Substring]) {
    guard row.count == 4 else { return nil }
    base = row[0] == "auto" ? nil : row[0] == "rtl" ? .rightToLeft : .leftToRight
    direction = row[1] == "rtl" ? .rightToLeft : .leftToRight
    text = Self.text(of: row[2])
    visual = Self.text(of: row[3])
  }

  private static func text(of field: Substring) -> String {
    let scalars = field.split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension String {
  /// `5D0 28 61`.
  var codePoints: String {
    unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
