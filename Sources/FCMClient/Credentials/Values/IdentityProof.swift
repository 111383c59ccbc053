/// What credentials of another provider are exchanged for a token of Google's: a file or an answer, and the server
/// that gets it.
public struct IdentityProof: Hashable, Sendable {
  /// Where the proof comes from.
  public enum Origin: Hashable, Sendable {
    /// A file as the credentials name it.
    case file(path: String)
    /// A server, as scheme, host and port.
    case server(String)
  }

  public var origin: Origin
  /// The server that gets the proof, as scheme, host and port.
  public var receiver: String
  /// Whether that is Google's own server for such exchanges.
  public var isForGoogle: Bool

  /// A proof, and who gets it.
  public init(origin: Origin, receiver: String, isForGoogle: Bool) {
    self.origin = origin
    self.receiver = receiver
    self.isForGoogle = isForGoogle
  }
}

extension Credentials {
  /// The proof that these credentials, or those behind them, begin with; `nil` for Google's own keys.
  public var identityProof: IdentityProof? {
    switch self {
    case .serviceAccount, .authorizedUser, .externalUser: return nil
    case .impersonated(let impersonated): return impersonated.source.identityProof
    case .externalAccount(let account):
      let origin: IdentityProof.Origin =
        switch account.subjectToken {
        case .file(let path, _): .file(path: path)
        case .url(let url, _, _): .server(url.description)
        }
      return IdentityProof(
        origin: origin, receiver: account.tokenURL.description,
        isForGoogle: account.tokenURL.isTokenExchange)
    }
  }
}

extension TokenURL {
  /// Whether it is the server of Google's that exchanges tokens.
  ///
  /// Others under `googleapis.com` take any upload, and keep it for the place's owner.
  fileprivate var isTokenExchange: Bool {
    isEncrypted && (host == "sts.googleapis.com" || host == "sts.mtls.googleapis.com")
  }
}
