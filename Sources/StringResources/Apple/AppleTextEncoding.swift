internal import ByteSearch

/// Turns the bytes of a text file into UTF-8, guessing the encoding as CoreFoundation does.
enum AppleTextEncoding {
  /// The same for a property list, whose XML declaration counts.
  ///
  /// A lone byte A9, as old files have it in a copyright line, becomes U+FFFD; any other byte that no
  /// UTF-8 has is an error.
  static func decodingPropertyList(_ bytes: [UInt8]) -> Result<[UInt8], AppleFileError> {
    declaredEncoding(of: bytes).map { decoding(bytes, declaredAs: $0) } ?? decodingLeniently(bytes)
  }

  private static func decodingLeniently(_ bytes: [UInt8]) -> Result<[UInt8], AppleFileError> {
    switch decoding(bytes) {
    case .failure where UTF8Validation.firstInvalidByte(in: bytes).map({ bytes[$0] }) == 0xA9:
      return decoding(UTF8Validation.replacingCopyrightSigns(in: bytes))
    case let result: return result
    }
  }

  /// What an XML declaration without a byte order mark says, in quotes.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: declaration, as: UTF8.self)
    guard let mark = text.firstBytes(of: "encoding=") else { return nil }
    let rest = text[mark.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static func decoding(
    _ bytes: [UInt8], declaredAs name: String
  ) -> Result<[UInt8], AppleFileError> {
    switch name.lowercased() {
    case "utf-8", "utf8": return decodingLeniently(bytes)
    case "iso-8859-1", "latin1", "us-ascii", "ascii":
      return .success(bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) })
    case "windows-1252", "cp1252": return windows1252(bytes)
    default:
      let sentence = "the declared encoding can't be read: save the file as UTF-8"
      return .failure(AppleFileError(sentence, line: 1))
    }
  }

  private static func windows1252(_ bytes: [UInt8]) -> Result<[UInt8], AppleFileError> {
    var text = String.UnicodeScalarView()
    for (offset, byte) in bytes.enumerated() {
      guard (0x80..<0xA0).contains(byte) else {
        text.append(Unicode.Scalar(byte))
        continue
      }
      let scalar = windowsScalars[Int(byte) - 0x80]
      guard scalar != " " else {
        var places = TextPlaceCounter()
        let (line, column) = places.place(of: offset, in: bytes)
        let sentence = "the byte here isn't windows-1252: save the file as UTF-8"
        return .failure(AppleFileError(sentence, line: line, column: column))
      }
      text.append(scalar)
    }
    return .success(Array(String(text).utf8))
  }

  /// From 80 to 9F; a space if there is no character.
  private static let windowsScalars = Array(
    "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)

  static func decoding(_ bytes: [UInt8]) -> Result<[UInt8], AppleFileError> {
    guard !bytes.isEmpty else { return .failure(AppleFileError("the file is empty", line: 0)) }
    if bytes.count > 4, bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return utf32(bytes.dropFirst(4), isBigEndian: false)
    }
    if bytes.count > 4, bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return utf32(bytes.dropFirst(4), isBigEndian: true)
    }
    if bytes.count > 2, bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes.dropFirst(2), isBigEndian: true)
    }
    // Without a byte order mark two bytes are skipped all the same: an old bug, and it costs the
    // first character. UTF-16 in the order of a Mac of old is not recognized at all.
    if bytes.count > 2, bytes.starts(with: [0xFF, 0xFE]) || bytes[0] == 0 || bytes[1] == 0 {
      return utf16(bytes.dropFirst(2), isBigEndian: false)
    }
    // A file of nothing but the mark keeps it, and fails at it.
    let start = bytes.count > 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return utf8(start == 0 ? bytes : Array(bytes[start...]))
  }

  private static func utf8(_ bytes: [UInt8]) -> Result<[UInt8], AppleFileError> {
    guard let offset = UTF8Validation.firstInvalidByte(in: bytes) else { return .success(bytes) }
    var places = TextPlaceCounter()
    let (line, column) = places.place(of: offset, in: bytes)
    return .failure(
      AppleFileError(
        "the bytes here aren't UTF-8: save the file as UTF-8", line: line, column: column))
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) -> Result<[UInt8], AppleFileError> {
    guard bytes.count >= 2 else { return .failure(AppleFileError("the file is empty", line: 0)) }
    let start = bytes.startIndex
    // An odd byte at the end is ignored; halves of surrogate pairs become U+FFFD.
    let units = (0..<bytes.count / 2).lazy.map { index -> UInt16 in
      let unit = UInt16(bytes[start + index * 2]) << 8 | UInt16(bytes[start + index * 2 + 1])
      return isBigEndian ? unit : unit.byteSwapped
    }
    return .success(Array(String(decoding: units, as: UTF16.self).utf8))
  }

  private static func utf32(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) -> Result<[UInt8], AppleFileError> {
    var text = String.UnicodeScalarView()
    var index = bytes.startIndex
    while index + 4 <= bytes.endIndex {
      let value = bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let scalar = Unicode.Scalar(isBigEndian ? value : value.byteSwapped) else {
        let line = text.count { $0 == "\n" } + 1
        return .failure(
          AppleFileError("the bytes here aren't UTF-32: save the file as UTF-8", line: line))
      }
      text.append(scalar)
      index += 4
    }
    return .success(Array(String(text).utf8))
  }
}
