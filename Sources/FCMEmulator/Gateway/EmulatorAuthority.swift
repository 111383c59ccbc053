internal import Crypto
internal import FoundationEssentials
internal import NIOSSL
internal import SwiftASN1
internal import X509

/// A certificate authority for one run of the emulator, and the certificate it has signed for Google's hosts.
///
/// Both keys stay in memory, and the authority's own is gone once it has signed.
public struct EmulatorAuthority: Sendable {
  /// Could not be made; the sentence of the library, for a report.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The authority's certificate in PEM, for clients to trust.
  public let certificate: String
  private let leaf: [UInt8]
  private let key: String

  /// In seconds: longer than an emulator runs, shorter than what clients refuse.
  private static let life = 365.0 * 86_400
  /// Clocks of containers may be behind.
  private static let tolerance = 86_400.0

  /// `now` is in seconds since 1970.
  public init(at now: Int) throws(Failure) {
    do {
      let authority = P256.Signing.PrivateKey()
      let name = try DistinguishedName {
        CommonName("Pushwright emulator, for this run only")
      }
      let root = try Self.root(of: authority, name: name, at: now)
      let own = P256.Signing.PrivateKey()
      let signed = try Self.leaf(of: own, signedBy: authority, name: name, at: now)
      certificate = try root.serializeAsPEM().pemString
      leaf = Array(try signed.serializeAsPEM().pemString.utf8)
      key = own.pemRepresentation
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// What the server needs.
  var configuration: TLSConfiguration {
    get throws {
      let chain = try NIOSSLCertificate.fromPEMBytes(leaf)
      let privateKey = try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
      configuration.minimumTLSVersion = .tlsv12
      return configuration
    }
  }

  private static func root(
    of key: P256.Signing.PrivateKey, name: DistinguishedName, at now: Int
  ) throws -> Certificate {
    let publicKey = Certificate.PublicKey(key.publicKey)
    let extensions = try Certificate.Extensions {
      Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
      Critical(KeyUsage(keyCertSign: true, cRLSign: true))
      SubjectKeyIdentifier(hash: publicKey)
    }
    return try certificate(publicKey, name, signedBy: key, name: name, extensions, at: now)
  }

  private static func leaf(
    of key: P256.Signing.PrivateKey, signedBy authority: P256.Signing.PrivateKey,
    name: DistinguishedName, at now: Int
  ) throws -> Certificate {
    let publicKey = Certificate.PublicKey(key.publicKey)
    let issuer = SubjectKeyIdentifier(hash: Certificate.PublicKey(authority.publicKey))
    let names = (GoogleHosts.names + ["localhost"]).map { GeneralName.dnsName($0) }
    let address = GeneralName.ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1]))
    let extensions = try Certificate.Extensions {
      Critical(BasicConstraints.notCertificateAuthority)
      Critical(KeyUsage(digitalSignature: true))
      try ExtendedKeyUsage([.serverAuth])
      SubjectAlternativeNames(names + [address])
      SubjectKeyIdentifier(hash: publicKey)
      // Strict clients want it.
      AuthorityKeyIdentifier(keyIdentifier: issuer.keyIdentifier)
    }
    let subject = try DistinguishedName { CommonName("Pushwright emulator") }
    return try certificate(
      publicKey, subject, signedBy: authority, name: name, extensions, at: now)
  }

  private static func certificate(
    _ key: Certificate.PublicKey, _ subject: DistinguishedName,
    signedBy authority: P256.Signing.PrivateKey, name: DistinguishedName,
    _ extensions: Certificate.Extensions, at now: Int
  ) throws -> Certificate {
    let now = Date(timeIntervalSince1970: Double(now))
    return try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key,
      notValidBefore: now - tolerance, notValidAfter: now + life, issuer: name, subject: subject,
      signatureAlgorithm: .ecdsaWithSHA256, extensions: extensions,
      issuerPrivateKey: Certificate.PrivateKey(authority))
  }
}
