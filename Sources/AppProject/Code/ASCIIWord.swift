/// What names in code are made of.
enum ASCIIWord {
  /// Letters, digits, `_`, and whatever isn't ASCII.
  static func isPart(_ byte: UInt8) -> Bool {
    isStart(byte) || (0x30...0x39).contains(byte)
  }

  static func isStart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
