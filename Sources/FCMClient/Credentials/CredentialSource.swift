import HarmlessText

/// One place where credentials may be.
public enum CredentialSource: Hashable, Sendable, CustomStringConvertible {
  /// Who named a file.
  public enum Naming: Hashable, Sendable {
    case profile
    /// The variable `GOOGLE_APPLICATION_CREDENTIALS`.
    case environment
    /// The place where gcloud keeps its application default credentials.
    case gcloud
  }

  case file(path: String, Naming)
  /// An environment variable that holds a token.
  case variable(String)
  /// A program and its arguments; it prints a token.
  case command([String])
  /// The metadata server of Google's cloud, `HOST[:PORT]`.
  case metadataServer(host: String)
  /// The emulator on this machine takes any token.
  case anyToken

  /// Where the credentials come from, for people; the arguments of a command are left out.
  public var description: String {
    switch self {
    case .file(let path, .profile): CredentialPath.shown(path)
    case .file(let path, .environment):
      "GOOGLE_APPLICATION_CREDENTIALS, \(CredentialPath.shown(path))"
    case .file(let path, .gcloud): "gcloud, \(CredentialPath.shown(path))"
    case .variable(let name): "the variable \(VisibleText.of(name))"
    case .command(let words): "the command \(VisibleText.of(words.first ?? ""))"
    case .metadataServer(let host): "the metadata server \(VisibleText.of(host))"
    case .anyToken: "none needed"
    }
  }

  /// Whether the next place is tried where this one has nothing.
  ///
  /// Credentials that the user named must exist: going on would send with another account's rights.
  public var isOptional: Bool {
    switch self {
    case .file(_, .gcloud), .metadataServer: true
    case .file, .variable, .command, .anyToken: false
    }
  }
}
