/// An account to which the emulator's token endpoint issues tokens.
public enum EmulatedAccount: Hashable, Sendable {
  /// A service account, whose assertions are verified with an RSA public key in PEM
  /// (`-----BEGIN PUBLIC KEY-----`); `email` is the claim `iss`.
  case service(email: String, publicKey: String)
  /// A person who has signed in with `gcloud auth application-default login`.
  case user(clientID: String, clientSecret: String, refreshToken: String)
}
