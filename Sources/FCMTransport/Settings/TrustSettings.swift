internal import FoundationEssentials
internal import LocalFiles
internal import NIOSSL

/// The certificates to trust, as `SSL_CERT_FILE` and `SSL_CERT_DIR` name them.
///
/// As with OpenSSL and Go, either variable replaces one half of what the system trusts, its file or
/// its directory: only with both set, the system's own certificates are left out. `SSL_CERT_DIR` may
/// hold several directories with colons between them; as with Go, their files may have any names, and
/// those without certificates are passed over.
struct TrustSettings: Hashable {
  private var file: String?
  private var directories: [String]

  init(environment: [String: String]) {
    file = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    directories = (environment["SSL_CERT_DIR"] ?? "").split(separator: ":").map(String.init)
  }

  /// Throws ``NetworkFailure/insecure(because:)`` where a variable names no certificates.
  func tlsConfiguration() throws -> TLSConfiguration {
    let certificates = try fileCertificates() + directoryCertificates()
    var configuration = TLSConfiguration.makeClientConfiguration()
    // 1.3 is taken where the server has it; 1.0 and 1.1 are broken (RFC 8996).
    configuration.minimumTLSVersion = .tlsv12
    if file != nil, !directories.isEmpty {
      configuration.trustRoots = .certificates(certificates)
    } else {
      configuration.additionalTrustRoots = [.certificates(certificates)]
    }
    return configuration
  }

  private func fileCertificates() throws -> [NIOSSLCertificate] {
    guard let file else { return [] }
    let certificates = Self.certificates(file)
    guard !certificates.isEmpty else {
      throw NetworkFailure.insecure(because: "SSL_CERT_FILE names no file with certificates")
    }
    return certificates
  }

  /// None where the name is not that of a file with certificates: a pipe there would hold the program forever.
  private static func certificates(_ path: String) -> [NIOSSLCertificate] {
    guard let bytes = try? LocalFile.bytes(path, as: .certificates) else { return [] }
    return (try? NIOSSLCertificate.fromPEMBytes(bytes)) ?? []
  }

  private func directoryCertificates() throws -> [NIOSSLCertificate] {
    guard !directories.isEmpty else { return [] }
    let certificates = directories.flatMap { directory in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      return names.flatMap { Self.certificates("\(directory)/\($0)") }
    }
    guard !certificates.isEmpty else {
      throw NetworkFailure.insecure(because: "SSL_CERT_DIR names no directory with certificates")
    }
    return certificates
  }
}
