extension UInt8 {
  /// What C's `isspace` calls a space, and with it aapt2 and CoreFoundation's text parser.
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
