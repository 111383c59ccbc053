/// What a scalar is to the readers of facts, without a table for ASCII: texts are read after each key.
extension Unicode.Scalar {
  /// A letter of any script.
  var isLetter: Bool {
    isASCII ? "a"..."z" ~= self || "A"..."Z" ~= self : properties.isAlphabetic
  }

  /// A letter, or a mark that belongs to one.
  var isInWord: Bool {
    isASCII ? isLetter : properties.isAlphabetic || properties.isDiacritic
  }

  var isSpace: Bool { isASCII ? value == 0x20 || 9...13 ~= value : properties.isWhitespace }

  /// A digit, or another sign for a number.
  var isNumeral: Bool { isASCII ? "0"..."9" ~= self : properties.numericType != nil }
}
