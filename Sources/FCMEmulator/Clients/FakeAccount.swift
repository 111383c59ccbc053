internal import CryptoExtras
public import FCMClient
internal import PushMessages

/// A service account that exists nowhere, in the form that the Firebase console gives out.
public struct FakeAccount: Sendable {
  /// Its key could not be made.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The key file.
  public let file: [UInt8]

  /// Makes a key, which takes a moment; `tokenURL` is where the account gets its tokens.
  public init(project: ProjectID, tokenURL: String) throws(Failure) {
    let key: String
    do {
      key = try _RSA.Signing.PrivateKey(keySize: .bits2048).pkcs8PEMRepresentation
    } catch {
      throw Failure(description: "\(error)")
    }
    let email = "emulator@\(project).iam.gserviceaccount.com"
    let texts = [
      ("type", "service_account"), ("project_id", "\(project)"),
      ("private_key_id", "0000000000000000000000000000000000000000"), ("private_key", key + "\n"),
      ("client_email", email), ("client_id", "100000000000000000000"),
      ("auth_uri", "https://accounts.google.com/o/oauth2/auth"), ("token_uri", tokenURL),
      ("auth_provider_x509_cert_url", "https://www.googleapis.com/oauth2/v1/certs"),
      (
        "client_x509_cert_url",
        "https://www.googleapis.com/robot/v1/metadata/x509/"
          + "emulator%40\(project).iam.gserviceaccount.com"
      ), ("universe_domain", "googleapis.com"),
    ]
    let object = EmulatorAnswer.object(texts.map { ($0.0, .string($0.1)) })
    file = Array((JSONText.compact(object) + "\n").utf8)
  }
}
