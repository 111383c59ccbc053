/// Turns the bytes of a text file into UTF-8, guessing the encoding as CoreFoundation does.
enum AppleTextEncoding {
  /// Whether an XML declaration without a byte order mark says what the bytes are.
  static func isDeclared(in bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
    return String(decoding: declaration, as: UTF8.self).contains("encoding")
  }

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
        "the bytes here are not UTF-8: save the file as UTF-8", line: line, column: column))
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
          AppleFileError("the bytes here are not UTF-32: save the file as UTF-8", line: line))
      }
      text.append(scalar)
      index += 4
    }
    return .success(Array(String(text).utf8))
  }
}
