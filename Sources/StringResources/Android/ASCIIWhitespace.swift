extension UInt8 {
  /// What C's `isspace` calls a space, and so does aapt2: no character beyond ASCII.
  var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var hexDigitValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  func trimmingLeadingWhitespace() -> Self { drop { $0.isASCIIWhitespace } }

  func trimmingTrailingWhitespace() -> Self {
    var end = endIndex
    while end > startIndex, self[end - 1].isASCIIWhitespace { end -= 1 }
    return self[startIndex..<end]
  }

  func trimmingWhitespace() -> Self { trimmingLeadingWhitespace().trimmingTrailingWhitespace() }
}

extension String {
  func trimmingASCIIWhitespace() -> String {
    String(decoding: ArraySlice(utf8).trimmingWhitespace(), as: UTF8.self)
  }
}
