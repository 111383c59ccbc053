internal import NIOSSL

/// The certificates to trust, as `SSL_CERT_FILE` and `SSL_CERT_DIR` name them.
///
/// As with OpenSSL, either variable replaces one half of what the system trusts, its file or its
/// directory: only with both set, the system's own certificates are left out. The variables may
/// hold several directories with colons between them, whose files have the names that
/// `openssl rehash` gives them.
struct TrustSettings: Hashable {
  private var file: String?
  private var directories: [String]

  init(environment: [String: String]) {
    file = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    directories = (environment["SSL_CERT_DIR"] ?? "").split(separator: ":").map(String.init)
  }

  /// Throws ``NetworkFailure/insecure(because:)`` where the file holds no certificates.
  func tlsConfiguration() throws -> TLSConfiguration {
    var configuration = TLSConfiguration.makeClientConfiguration()
    let certificates = try fileCertificates()
    configuration.trustRoots =
      file != nil && !directories.isEmpty ? .certificates(certificates) : .default
    configuration.additionalTrustRoots =
      [.certificates(certificates)] + directories.map { .file($0) }
    return configuration
  }

  private func fileCertificates() throws -> [NIOSSLCertificate] {
    guard let file else { return [] }
    guard let certificates = try? NIOSSLCertificate.fromPEMFile(file), !certificates.isEmpty else {
      throw NetworkFailure.insecure(because: "SSL_CERT_FILE names no file with certificates")
    }
    return certificates
  }
}
