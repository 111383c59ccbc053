internal import FoundationEssentials
internal import JWTKit

/// The public key of a certificate, as `SubjectPublicKeyInfo` (RFC 5280) holds it.
struct PublicKeyInfo {
  private let bytes: [UInt8]

  /// In DER.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// `1.2.840.113549.1.1.1`, the algorithm of RSA keys.
  private static let rsa: [UInt8] = [6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1]

  /// Whether it is an RSA key of less than 2048 bits.
  ///
  /// The CA/Browser Forum has forbidden them since 2014, and BoringSSL takes any length. The curves that TLS 1.2 and 1.3
  /// offer have 256 bits and more.
  var isWeak: Bool {
    guard bytes.firstRange(of: Self.rsa) != nil else { return false }
    let text = Data(bytes).base64EncodedString(
      options: [.lineLength64Characters, .endLineWithLineFeed])
    // It refuses keys of less than 2048 bits, and bytes that aren't a key.
    let pem = "-----BEGIN PUBLIC KEY-----\n\(text)\n-----END PUBLIC KEY-----"
    return (try? Insecure.RSA.PublicKey(pem: pem)) == nil
  }
}
