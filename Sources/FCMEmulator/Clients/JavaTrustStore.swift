internal import Crypto

/// Certificates as a Java program reads whom it trusts: a file of the form JKS, version 2.
///
/// Files of the newer form that `openssl` makes look empty to Java.
enum JavaTrustStore {
  /// What keytool takes if no one says otherwise; Java reads the file without any.
  private static let password = "changeit"
  private static let magic: UInt32 = 0xFEED_FEED
  private static let version: UInt32 = 2
  private static let trustedCertificate: UInt32 = 2

  /// `now` is in seconds since 1970.
  static func bytes(_ certificates: [[UInt8]], at now: Int) -> [UInt8] {
    var bytes = big(magic) + big(version) + big(UInt32(certificates.count))
    for (index, certificate) in certificates.enumerated() {
      bytes += big(trustedCertificate) + text("certificate-\(index)")
      bytes += big(UInt64(max(0, now)) * 1000) + text("X.509")
      bytes += big(UInt32(certificate.count)) + certificate
    }
    return bytes + checksum(bytes)
  }

  private static func checksum(_ bytes: [UInt8]) -> Insecure.SHA1.Digest {
    var hash = Insecure.SHA1()
    hash.update(data: password.utf16.flatMap { big($0) })
    hash.update(data: Array("Mighty Aphrodite".utf8))
    hash.update(data: bytes)
    return hash.finalize()
  }

  private static func text(_ text: String) -> [UInt8] {
    big(UInt16(text.utf8.count)) + Array(text.utf8)
  }

  private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> Number($0))
    }
  }
}
