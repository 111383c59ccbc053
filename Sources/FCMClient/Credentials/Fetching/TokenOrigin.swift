/// What a token is made from, once it is known what a ``CredentialSource`` holds.
public enum TokenOrigin: Hashable, Sendable {
  case credentials(Credentials)
  /// An environment variable that holds a token.
  case variable(String)
  /// A program and its arguments; it prints a token.
  case command([String])
  case metadataServer(MetadataServer)
  /// The emulator on this machine takes any token.
  case anyToken

  /// Whose rights are used, in words; `nil` if only Google can tell.
  public var accountName: String? {
    switch self {
    case .credentials(let credentials): credentials.accountName
    case .anyToken: "none needed"
    case .variable, .command, .metadataServer: nil
    }
  }

  var quotaProject: String? {
    guard case .credentials(let credentials) = self else { return nil }
    return credentials.quotaProject
  }
}
