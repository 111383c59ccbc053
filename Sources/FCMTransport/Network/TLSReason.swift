/// Why a handshake failed, in words.
enum TLSReason {
  /// BoringSSL's own text holds numbers, and the path of its source file, around the one word that
  /// says something: `…:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at …`.
  static func words(_ description: String) -> String {
    guard let marker = description.firstRange(of: "OPENSSL_internal:") else {
      return "the handshake failed"
    }
    let word = description[marker.upperBound...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return word.lowercased().replacing("_", with: " ")
  }
}
