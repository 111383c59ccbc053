enum UTF8Validation {
  /// The offset of the first byte that no valid UTF-8 has there.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    // Only now, for the place: a decoder that counts what it has taken.
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error, .emptyInput: return offset
      }
    }
  }

  /// With U+FFFD for every byte A9 that isn't part of a character: CoreFoundation lets it pass.
  static func replacingCopyrightSigns(in bytes: [UInt8]) -> [UInt8] {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var (result, offset) = ([UInt8](), 0)
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        result += bytes[offset..<offset + encoded.count]
        offset += encoded.count
      case .error(let length):
        let invalid = bytes[offset..<offset + length]
        result += length == 1 && invalid.first == 0xA9 ? [0xEF, 0xBF, 0xBD] : Array(invalid)
        offset += length
      case .emptyInput: return result
      }
    }
  }
}
