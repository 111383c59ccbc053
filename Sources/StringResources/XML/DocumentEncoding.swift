internal import ByteSearch

/// The encoding of a document, found as Gradle's merger finds it: by a byte order mark, by an
/// `encoding` in the first line, or by zeros among the bytes.
enum DocumentEncoding {
  case utf8
  /// Each byte is a character; those from 0x80 on are listed where they are not those of Unicode.
  case singleByte([UInt8: UInt16])
  case ascii
  case utf16(isLittleEndian: Bool, start: Int)
  case utf32(isLittleEndian: Bool, start: Int)
  /// One that the build knows and this program does not.
  case unknown

  init(of bytes: [UInt8]) {
    if let marked = Self.marked(bytes) {
      self = marked
      return
    }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let zeros = (even: Self.hasZero(line, at: 0), odd: Self.hasZero(line, at: 1))
    if let name = Self.declaredName(line) {
      self = Self.named(name) ?? .utf8
    } else if zeros.odd || zeros.even {
      self = .utf16(isLittleEndian: zeros.odd, start: 0)
    } else {
      self = .utf8
    }
  }

  /// The document in UTF-8; bytes that aren't a character become U+FFFD.
  func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8: bytes
    case .ascii:
      Self.encoded(bytes.map { $0 < 0x80 ? UnicodeScalar($0) : "\u{FFFD}" })
    case .singleByte(let exceptions):
      Self.encoded(
        bytes.map { Unicode.Scalar(exceptions[$0] ?? UInt16($0)) ?? "\u{FFFD}" })
    case .utf16(let isLittleEndian, let start):
      Array(
        String(
          decoding: Self.units(bytes[start...], 2, isLittleEndian).map { UInt16($0) },
          as: UTF16.self
        ).utf8)
    case .utf32(let isLittleEndian, let start):
      Self.encoded(
        Self.units(bytes[start...], 4, isLittleEndian).map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    case .unknown: nil
    }
  }

  private static func encoded(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text).utf8)
  }

  private static func units(
    _ bytes: ArraySlice<UInt8>, _ size: Int, _ isLittleEndian: Bool
  ) -> [UInt32] {
    stride(from: bytes.startIndex, to: bytes.endIndex - size + 1, by: size).map { start in
      let unit = bytes[start..<start + size]
      return isLittleEndian
        ? unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        : unit.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private static func marked(_ bytes: [UInt8]) -> DocumentEncoding? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xEF, 0xBB): bytes.dropFirst(2).first == 0xBF ? .utf8 : nil
    case (0x00, 0x00) where bytes.dropFirst(2).starts(with: [0xFE, 0xFF]):
      .utf32(isLittleEndian: false, start: 4)
    case (0xFF, 0xFE) where bytes.dropFirst(2).starts(with: [0x00, 0x00]):
      .utf32(isLittleEndian: true, start: 4)
    case (0xFE, 0xFF): .utf16(isLittleEndian: false, start: 2)
    case (0xFF, 0xFE): .utf16(isLittleEndian: true, start: 2)
    default: nil
    }
  }

  private static func hasZero(_ line: ArraySlice<UInt8>, at parity: Int) -> Bool {
    let declaration = line.prefix { $0 != UInt8(ascii: ">") }
    return zip(declaration.indices, declaration).contains { $0 % 2 == parity && $1 == 0 }
  }

  /// What `encoding="…"` says before the first `>` of the line, in lower case.
  private static func declaredName(_ line: ArraySlice<UInt8>) -> String? {
    guard let end = line.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = String(decoding: line[..<end].filter { $0 != 0 }, as: UTF8.self).lowercased()
    if declaration.holds("utf-8") || declaration.holds("utf_8") { return "utf-8" }
    guard let start = declaration.firstBytes(of: "encoding=")?.upperBound else { return nil }
    let value = declaration[start...]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  /// `nil` for a name that means nothing; then the document is UTF-8.
  private static func named(_ name: String) -> DocumentEncoding? {
    switch name {
    case "utf-8", "utf8": .utf8
    case "us-ascii", "ascii", "iso646-us": .ascii
    case "iso-8859-1", "iso8859-1", "iso8859_1", "iso_8859-1", "latin1", "l1": .singleByte([:])
    case "iso-8859-15", "iso8859-15", "iso8859_15", "latin9", "latin-9": .singleByte(latin9)
    case "windows-1252", "cp1252": .singleByte(windows1252)
    case "utf-16", "utf16", "utf-16be": .utf16(isLittleEndian: false, start: 0)
    case "utf-16le": .utf16(isLittleEndian: true, start: 0)
    case "utf-32", "utf32", "utf-32be": .utf32(isLittleEndian: false, start: 0)
    case "utf-32le": .utf32(isLittleEndian: true, start: 0)
    default: families.contains { name.hasPrefix($0) } ? .unknown : nil
    }
  }

  /// How the names of the other encodings begin that a Java runtime knows.
  private static let families = [
    "big5", "cesu", "cp", "euc", "gb", "hz", "ibm", "iso", "jis", "koi8", "ks", "latin", "ms",
    "shift", "sjis", "tis", "utf", "windows", "x-",
  ]

  private static let latin9: [UInt8: UInt16] = [
    0xA4: 0x20AC, 0xA6: 0x0160, 0xA8: 0x0161, 0xB4: 0x017D, 0xB8: 0x017E, 0xBC: 0x0152,
    0xBD: 0x0153, 0xBE: 0x0178,
  ]

  private static let windows1252: [UInt8: UInt16] = [
    0x80: 0x20AC, 0x81: 0xFFFD, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026,
    0x86: 0x2020, 0x87: 0x2021, 0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039,
    0x8C: 0x0152, 0x8D: 0xFFFD, 0x8E: 0x017D, 0x8F: 0xFFFD, 0x90: 0xFFFD, 0x91: 0x2018,
    0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014,
    0x98: 0x02DC, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A, 0x9C: 0x0153, 0x9D: 0xFFFD,
    0x9E: 0x017E, 0x9F: 0x0178,
  ]
}
