internal import FCMClient
internal import JWTKit

extension EmulatedAccount {
  /// The service account of a key file, known by its public half only.
  ///
  /// - Throws: `EmulatorFailure` if it isn't such a file; the path is for the sentence.
  public static func service(
    keyFile bytes: [UInt8], path: String
  ) throws(EmulatorFailure) -> EmulatedAccount {
    let (credentials, problems) = Credentials.reading(bytes, path: path)
    guard case .serviceAccount(let account)? = credentials else {
      let problem = problems.first { $0.severity == .error }?.description
      throw EmulatorFailure(problem ?? "\(path) isn't a service account's key file")
    }
    guard let key = try? Insecure.RSA.PrivateKey(pem: account.privateKey.text) else {
      throw EmulatorFailure("the private_key in \(path) can't be read: download the file again")
    }
    return .service(email: account.email, publicKey: key.publicKey.pemRepresentation)
  }
}
