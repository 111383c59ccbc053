/// Finds the placeholders that a text's author meant.
struct PlaceholderScanner {
  private static let percent = UInt8(ascii: "%")

  private let bytes: [UInt8]
  private let platform: Platform
  private var position = 0

  private init(_ bytes: [UInt8], platform: Platform) {
    self.bytes = bytes
    self.platform = platform
  }

  static func placeholders(in text: String, platform: Platform) -> [Placeholder] {
    let span = text.utf8.span
    var isPlain = true
    for index in span.indices where span[index] == percent { isPlain = false }
    if isPlain { return [] }
    var scanner = PlaceholderScanner(Array(text.utf8), platform: platform)
    return scanner.placeholders()
  }

  private mutating func placeholders() -> [Placeholder] {
    var found: [Placeholder] = []
    while let start = bytes[position...].firstIndex(of: Self.percent) {
      position = start + 1
      if let placeholder = placeholder(from: start), !isPercentage(placeholder) {
        found.append(placeholder)
      } else {
        position = start + 1
      }
    }
    return found
  }

  private mutating func placeholder(from start: Int) -> Placeholder? {
    var index: Int?
    if let number = number() {
      if next == UInt8(ascii: "$") {
        // Java's Formatter took the index 0 for none until Android 15.
        index = number == 0 ? nil : number
        position += 1
      } else {
        position = start + 1
      }
    }
    let flags = flags()
    let width = number()
    var precision: Int?
    if next == UInt8(ascii: ".") {
      position += 1
      precision = number() ?? 0
    }
    let hasLength = skipLength()
    guard let conversion = next, isConversion(conversion) else { return nil }
    position += 1
    return Placeholder(
      range: start..<position, index: index, flags: flags, width: width, precision: precision,
      hasLength: hasLength, conversion: Unicode.Scalar(conversion))
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isConversion(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "@", "s", "S", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G",
      "a", "A", "c", "C", "b", "B", "p", "n", "H", "%":
      true
    case "h": platform == .android
    default: false
    }
  }

  private mutating func flags() -> FormatFlags {
    var flags: FormatFlags = []
    while let byte = next {
      if let flag = FormatFlags(UInt16(byte)) {
        flags.insert(flag)
      } else if byte == UInt8(ascii: "'") {
        flags.insert(.group)
      } else {
        break
      }
      position += 1
    }
    return flags
  }

  /// Android knows no lengths, but its authors write `%ld` all the same; there `%h` is a
  /// conversion.
  private mutating func skipLength() -> Bool {
    let start = position
    while let byte = next {
      switch Unicode.Scalar(byte) {
      case "l", "q", "L", "z", "t", "j": position += 1
      case "h" where platform == .apple: position += 1
      default: return position > start
      }
    }
    return position > start
  }

  /// `100% sure`, `50% off`, `100%ige`, `50 % billiger`: a percentage, although a formatter sees a specifier in it.
  private func isPercentage(_ placeholder: Placeholder) -> Bool {
    guard placeholder.index == nil, placeholder.takesArgument else { return false }
    var start = placeholder.range.lowerBound
    // German, French and others put a space before the sign, and then there is one behind it too.
    if placeholder.flags.contains(.leadingSpace) {
      let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]]
      if let space = spaces.first(where: { bytes[..<start].reversed().starts(with: $0.reversed()) })
      {
        start -= space.count
      }
    }
    guard start > 0, 0x30...0x39 ~= bytes[start - 1] else { return false }
    if placeholder.flags.contains(.leadingSpace) { return true }
    guard let next, placeholder.conversion != "@" else { return false }
    return next >= 0x80 || "a"..."z" ~= Unicode.Scalar(next | 0x20)
  }

  /// In the digits of any script, as Android reads them.
  private mutating func number() -> Int? {
    var value: Int?
    while let (digit, length) = digit() {
      value = min((value ?? 0) * 10 + digit, 1 << 30)
      position += length
    }
    return value
  }

  private func digit() -> (value: Int, length: Int)? {
    guard let next else { return nil }
    if next < 0x80 { return 0x30...0x39 ~= next ? (Int(next) - 0x30, 1) : nil }
    guard
      let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars
        .first,
      let unit = UInt16(exactly: scalar.value), let value = AndroidFormatParser.digit(unit)
    else { return nil }
    return (value, UTF8.width(scalar))
  }
}
