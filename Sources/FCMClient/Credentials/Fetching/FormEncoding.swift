/// Percent-encoding for the bodies of forms.
enum FormEncoding {
  /// Only the unreserved characters of RFC 3986 stay, which every reader of forms takes as they are.
  static func of(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if Character(scalar).isASCIIAlphanumeric || "-._~".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
