import Crypto
import FoundationEssentials
import NIOSSL
import SwiftASN1
import X509

/// A certificate that signs itself, for `fcm.example` and, unless left out, `127.0.0.1`.
struct TestCertificate {
  let pem: String
  private let key: P256.Signing.PrivateKey

  init(subject: String = "fcm.example", namesAddress: Bool = true) throws {
    key = P256.Signing.PrivateKey()
    let name = try DistinguishedName { CommonName(subject) }
    let now = Date()
    let addresses =
      namesAddress ? [GeneralName.ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1]))] : []
    let certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(),
      publicKey: Certificate.PublicKey(key.publicKey),
      notValidBefore: now - 3600, notValidAfter: now + 3600, issuer: name, subject: name,
      signatureAlgorithm: .ecdsaWithSHA256,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        SubjectAlternativeNames([.dnsName("fcm.example")] + addresses)
      },
      issuerPrivateKey: Certificate.PrivateKey(key))
    pem = try certificate.serializeAsPEM().pemString
  }

  /// What a server needs that has this certificate.
  func serverContext(protocols: [String]) throws -> NIOSSLContext {
    let certificate = try NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem)
    let privateKey = try NIOSSLPrivateKey(bytes: Array(key.pemRepresentation.utf8), format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(certificate)], privateKey: .privateKey(privateKey))
    configuration.applicationProtocols = protocols
    return try NIOSSLContext(configuration: configuration)
  }

  /// Runs the body with a folder that holds the certificate as `ours.pem`, and removes it.
  func withFolder(_ body: (_ folder: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(pem.utf8).write(to: folder.appending(path: "ours.pem"))
    try await body(folder.path)
  }
}
