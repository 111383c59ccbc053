/// The quotes that a string stands in.
struct JSONQuote {
  var opening: [UInt8]
  var closings: [[UInt8]]
  /// What a sentence calls them; `nil` for JSON's own.
  var name: String?
  /// Whether the closing mark also stands inside texts, as an apostrophe does.
  var isTypographic = false

  /// The first byte of every closing mark.
  var closingByte: UInt8 { closings[0][0] }

  static let double = JSONQuote(opening: [UInt8(ascii: "\"")], closings: [[UInt8(ascii: "\"")]])

  static let foreign = [
    JSONQuote(
      opening: Array("'".utf8), closings: [Array("'".utf8)], name: "text in single quotes"),
    JSONQuote(
      opening: Array("`".utf8), closings: [Array("`".utf8)], name: "text in backquotes"),
    typographic("“"), typographic("”"), typographic("„"), typographic("‘"), typographic("’"),
  ]

  private static func typographic(_ opening: String) -> JSONQuote {
    let closings = ["‘", "’"].contains(opening) ? ["’", "‘"] : ["”", "“"]
    return JSONQuote(
      opening: Array(opening.utf8), closings: closings.map { Array($0.utf8) },
      name: "text in typographic quotes", isTypographic: true)
  }
}

extension JSONReader {
  /// Whether a text in quotes of any kind starts here.
  package var startsText: Bool { quote != nil }

  /// The quotes that open here; `nil` if no string starts.
  var quote: JSONQuote? {
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "\"") { return .double }
    guard !isStrict, [UInt8(ascii: "'"), UInt8(ascii: "`"), 0xE2].contains(byte) else { return nil }
    return JSONQuote.foreign.first { bytes[position...].starts(with: $0.opening) }
  }

  /// How many bytes close a string here; `nil` if it goes on.
  ///
  /// A typographic mark closes only before text that can follow a string, so that ‘It’s’ can be written.
  func closing(of quote: JSONQuote) -> Int? {
    guard let mark = quote.closings.first(where: bytes[position...].starts(with:)) else {
      return nil
    }
    guard quote.isTypographic else { return mark.count }
    let rest = bytes[(position + mark.count)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let next = rest.first else { return mark.count }
    return ",:}]".utf8.contains(next) ? mark.count : nil
  }
}
