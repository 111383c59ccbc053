import CryptoExtras
import FCMClient
import FCMEmulator
import FCMTransport
import PushMessages

/// A service account of the tests, with a key of its own, and its requests for tokens.
struct Account {
  static let scope = "https://www.googleapis.com/auth/firebase.messaging"
  /// A Tuesday in 2026.
  static let now = 1_785_844_800
  /// Making a key takes longest of all, so there is one.
  static let mia = try? Account(email: "mia@demo.iam.gserviceaccount.com")

  let email: String
  private let key: _RSA.Signing.PrivateKey

  init(email: String) throws {
    self.email = email
    key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
  }

  private init(email: String, key: _RSA.Signing.PrivateKey) {
    self.email = email
    self.key = key
  }

  /// The same key under another name.
  func renamed(_ email: String) -> Account { Account(email: email, key: key) }

  var privateKey: PrivateKeyPEM { PrivateKeyPEM(key.pemRepresentation) }

  /// The file that the Firebase console gives out, with another token server.
  func file(tokenURL: String) -> String {
    let members: [JSONValue.Member] = [
      .init("type", .string("service_account")), .init("project_id", .string("demo-shop-prod")),
      .init("private_key_id", .string("4711")), .init("client_email", .string(email)),
      .init("private_key", .string(key.pkcs8PEMRepresentation)),
      .init("token_uri", .string(tokenURL)),
    ]
    return JSONText.compact(.object(members))
  }

  /// As the emulator knows it.
  var emulated: EmulatedAccount {
    .service(email: email, publicKey: key.publicKey.pemRepresentation)
  }

  /// Runs the body with an emulator which issues tokens to this account.
  func withEmulator(
    now: @escaping @Sendable () -> Int = { Self.now },
    _ body: (RunningEmulator, HTTPTransport) async throws -> Void
  ) async throws {
    try await Draft.withEmulator(tokens: .issued(to: [emulated]), now: now, body)
  }

  /// Claims as JSON, with some of them replaced; an empty text leaves one out.
  func claims(audience: String, replacing changes: [String: String] = [:]) -> String {
    let claims = [
      "iss": "\"\(email)\"", "scope": "\"\(Self.scope)\"", "aud": "\"\(audience)\"",
      "iat": "\(Self.now)", "exp": "\(Self.now + 3600)",
    ].merging(changes) { $1 }
    let members = claims.filter { !$0.value.isEmpty }.map { "\"\($0.key)\":\($0.value)" }
    return "{\(members.sorted().joined(separator: ","))}"
  }

  /// The form with an assertion of these claims.
  func form(claims: String) async throws -> String {
    let header = Array(#"{"alg":"RS256","typ":"JWT","kid":"4711"}"#.utf8)
    let assertion = try await ServiceAccountSigner(privateKey)
      .sign(header: header, claims: Array(claims.utf8))
    return "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)"
  }

  /// The answer of the emulator's token endpoint.
  static func answer(
    to form: String, of emulator: RunningEmulator, over transport: HTTPTransport
  ) async throws -> ExchangeAnswer {
    try await transport.exchange(
      ExchangeRequest(
        method: "POST", url: ExchangeURL(parsing: emulator.tokenURL), body: Array(form.utf8)))
  }
}
