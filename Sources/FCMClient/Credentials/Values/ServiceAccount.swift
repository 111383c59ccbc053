/// A service account's key file (`"type": "service_account"`).
public struct ServiceAccount: Hashable, Sendable {
  /// `firebase-adminsdk@demo-shop.iam.gserviceaccount.com`.
  public var email: String
  /// The project that the account belongs to.
  public var projectID: String?
  /// Which of the account's keys this is; Google shows it in the console.
  public var keyID: String?
  /// In PEM, PKCS #8.
  public var privateKey: Secret
  public var tokenURL: TokenURL
  public var quotaProject: String?
}
