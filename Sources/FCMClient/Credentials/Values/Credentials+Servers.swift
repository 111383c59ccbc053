extension Credentials {
  /// The servers of this machine that these credentials, or those behind them, ask for a token: scheme, host and port,
  /// in the order in which they are asked.
  ///
  /// Each gets what proves an identity: a signed assertion, a refresh token with its client's secret, or a token of
  /// Google's. Any user of the machine may be the one who listens there.
  public var localTokenServers: [String] {
    let servers: [TokenURL]
    switch self {
    case .serviceAccount(let account): servers = [account.tokenURL]
    case .authorizedUser(let user): servers = [user.tokenURL]
    case .externalUser(let user): servers = [user.tokenURL]
    case .externalAccount(let account):
      servers = [account.tokenURL, account.impersonation?.url].compactMap(\.self)
    case .impersonated(let impersonated):
      return impersonated.source.localTokenServers
        + Self.local([impersonated.impersonation.url])
    }
    return Self.local(servers)
  }

  private static func local(_ servers: [TokenURL]) -> [String] {
    servers.filter(\.isLoopback).map(\.description)
  }
}
