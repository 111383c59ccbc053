internal import FoundationEssentials

/// Certificates in PEM, one after the other, as programs read whom they trust.
public struct CertificateBundle: Hashable, Sendable {
  /// Each in DER, without those that were there before.
  public private(set) var certificates: [[UInt8]] = []

  /// Where systems keep the certificates that they trust.
  public static let systemFiles = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem",
  ]

  public init() {}

  /// Adds the certificates of a file; whatever else is in it is passed over.
  public mutating func add(pem: String) {
    var known = Set(certificates)
    var base64: String?
    for line in pem.split(whereSeparator: \.isNewline) {
      switch line {
      case "-----BEGIN CERTIFICATE-----", "-----BEGIN TRUSTED CERTIFICATE-----": base64 = ""
      case "-----END CERTIFICATE-----":
        if let data = base64.flatMap({ Data(base64Encoded: $0) }),
          known.insert(Array(data)).inserted
        {
          certificates.append(Array(data))
        }
        base64 = nil
      default:
        if base64 != nil { base64? += line.filter { !$0.isWhitespace } }
      }
    }
  }

  /// All of them as one file.
  public var pem: String {
    certificates.map { certificate in
      let base64 = Array(Data(certificate).base64EncodedString())
      let lines = stride(from: 0, to: base64.count, by: 64).map {
        String(base64[$0..<min($0 + 64, base64.count)])
      }
      return "-----BEGIN CERTIFICATE-----\n\(lines.joined(separator: "\n"))\n"
        + "-----END CERTIFICATE-----\n"
    }.joined()
  }
}
