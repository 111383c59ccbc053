internal import ByteSearch
internal import NIOSSL

/// Why a handshake failed, in words.
enum TLSReason {
  /// Our own sentence for a text of BoringSSL's.
  ///
  /// That text holds numbers, and the path of its source file, around the one word that says something:
  /// `…:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at …`.
  static func words(_ description: String) -> String {
    guard let marker = description.firstBytes(of: "OPENSSL_internal:") else {
      return "the handshake failed"
    }
    let word = description[marker.upperBound...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    switch word {
    case "CERTIFICATE_VERIFY_FAILED": return "this machine doesn't trust its certificate"
    case "UNSUPPORTED_PROTOCOL", "TLSV1_ALERT_PROTOCOL_VERSION":
      return "it offers no TLS 1.2 or newer"
    case "WRONG_VERSION_NUMBER", "HTTP_REQUEST", "HTTPS_PROXY_REQUEST":
      return "it doesn't speak TLS"
    case "TLSV1_CERTIFICATE_REQUIRED", "TLSV13_ALERT_CERTIFICATE_REQUIRED":
      return "it wants a client certificate"
    case "SSLV3_ALERT_HANDSHAKE_FAILURE", "NO_SHARED_CIPHER", "TLSV1_ALERT_INSUFFICIENT_SECURITY":
      return "it offers no safe cipher"
    case "NO_COMMON_SIGNATURE_ALGORITHMS", "WRONG_SIGNATURE_TYPE", "BAD_SIGNATURE":
      return "it uses an unsafe signature"
    default:
      return "the handshake failed: \(word.lowercased().replacing("_", with: " "))"
    }
  }

  /// Our own sentence for what NIO's own checks of the name have found.
  static func words(_ error: NIOSSLExtraError) -> String {
    switch error {
    case .failedToValidateHostname: "its certificate is for another name"
    default: "the handshake failed"
    }
  }
}
