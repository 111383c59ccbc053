import Crypto
import CryptoExtras
import FoundationEssentials
import NIOSSL
import SwiftASN1
import X509

/// A certificate that signs itself, for `fcm.example` and, unless left out, `127.0.0.1`.
struct TestCertificate {
  let pem: String
  private let keyPEM: String

  /// Its key is of P-256 unless the bits of an RSA key are given.
  init(
    subject: String = "fcm.example", namesAddress: Bool = true, rsaBits: Int? = nil
  ) throws {
    let key: Certificate.PrivateKey
    if let rsaBits {
      let rsa = try _RSA.Signing.PrivateKey(unsafeKeySize: .init(bitCount: rsaBits))
      key = Certificate.PrivateKey(rsa)
      keyPEM = rsa.pemRepresentation
    } else {
      let curve = P256.Signing.PrivateKey()
      key = Certificate.PrivateKey(curve)
      keyPEM = curve.pemRepresentation
    }
    let name = try DistinguishedName { CommonName(subject) }
    let now = Date()
    let addresses =
      namesAddress ? [GeneralName.ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1]))] : []
    let certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(),
      publicKey: key.publicKey,
      notValidBefore: now - 3600, notValidAfter: now + 3600, issuer: name, subject: name,
      signatureAlgorithm: rsaBits == nil ? .ecdsaWithSHA256 : .sha256WithRSAEncryption,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        SubjectAlternativeNames([.dnsName("fcm.example")] + addresses)
      },
      issuerPrivateKey: key)
    pem = try certificate.serializeAsPEM().pemString
  }

  /// A version of TLS.
  enum Version: Int, Comparable {
    case v10, v11, v12, v13

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    fileprivate var tls: TLSVersion {
      switch self {
      case .v10: .tlsv1
      case .v11: .tlsv11
      case .v12: .tlsv12
      case .v13: .tlsv13
      }
    }
  }

  /// What a server needs that has this certificate.
  func serverContext(
    protocols: [String] = [], versions: ClosedRange<Version> = .v12 ... .v13
  ) throws -> NIOSSLContext {
    let certificate = try NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem)
    let privateKey = try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(certificate)], privateKey: .privateKey(privateKey))
    configuration.applicationProtocols = protocols
    configuration.minimumTLSVersion = versions.lowerBound.tls
    configuration.maximumTLSVersion = versions.upperBound.tls
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
