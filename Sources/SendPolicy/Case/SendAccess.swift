public import FCMClient

/// With whose rights a message would be sent.
public enum SendAccess: Hashable, Sendable {
  /// The FCM of this machine takes any token.
  case notNeeded
  /// In words, and where they come from: `push@demo.iam.gserviceaccount.com`, `key.json`.
  case account(String, from: String, projectID: String?)
  /// The project file does more with the user's credentials than the user has allowed; none was used.
  case notAllowed(PermissionRequest)
  /// No token is available.
  case failed(CredentialFailure)
}
