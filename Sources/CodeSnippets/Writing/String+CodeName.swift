extension String {
  /// Whether it is a name in all languages: letters of ASCII, digits and `_`.
  var isCodeName: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
      return false
    }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
