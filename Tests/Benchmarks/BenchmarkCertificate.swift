import Crypto
import FoundationEssentials
import NIOSSL
import SwiftASN1
import X509

/// A certificate for `127.0.0.1` and `localhost` that signs itself.
struct BenchmarkCertificate {
  let pem: String
  private let keyPEM: String

  init() throws {
    let key = P256.Signing.PrivateKey()
    keyPEM = key.pemRepresentation
    let name = try DistinguishedName { CommonName("localhost") }
    let now = Date()
    let certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(),
      publicKey: Certificate.PrivateKey(key).publicKey, notValidBefore: now - 3600,
      notValidAfter: now + 86_400, issuer: name, subject: name,
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        SubjectAlternativeNames([
          .dnsName("localhost"), .ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1])),
        ])
      },
      issuerPrivateKey: Certificate.PrivateKey(key))
    pem = try certificate.serializeAsPEM().pemString
  }

  func serverContext() throws -> NIOSSLContext {
    let certificate = try NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem)
    let key = try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem)
    return try NIOSSLContext(
      configuration: .makeServerConfiguration(
        certificateChain: [.certificate(certificate)], privateKey: .privateKey(key)))
  }
}
