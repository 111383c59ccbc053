/// The content of a quoted token, with halves of surrogate pairs from escapes put together.
struct AppleTextBuilder {
  private(set) var bytes: [UInt8] = []
  /// The first half of a pair that waits for its second one.
  private var highSurrogate: UInt16?

  mutating func append(_ byte: UInt8) {
    flush()
    bytes.append(byte)
  }

  /// Adds what an escape stands for: one UTF-16 unit.
  mutating func append(unit: UInt16) {
    if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
      highSurrogate = nil
      bytes.append(contentsOf: String(decoding: [high, unit], as: UTF16.self).utf8)
    } else if UTF16.isLeadSurrogate(unit) {
      flush()
      highSurrogate = unit
    } else {
      flush()
      bytes.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
    }
  }

  /// The text; halves that found no partner are U+FFFD.
  mutating func finish() -> String {
    flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func flush() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    bytes.append(contentsOf: "\u{FFFD}".utf8)
  }
}
