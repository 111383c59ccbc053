/// What an access token is asked for (OAuth 2's scope): as little as the call needs.
public enum TokenScope: String, Hashable, Sendable, CaseIterable {
  /// Sends messages and changes topics.
  case messaging = "https://www.googleapis.com/auth/firebase.messaging"
  /// Everything that the account may do in Google's cloud: delivery data is read with nothing less, and IAM asks for it
  /// if one account uses another's rights.
  case cloudPlatform = "https://www.googleapis.com/auth/cloud-platform"
}
