public import FCMClient

/// Which proxies a transport goes through and which certificates it trusts, after the environment
/// variables that other programs read too.
///
/// - `https_proxy`, `HTTPS_PROXY`, else `all_proxy`, `ALL_PROXY`, else `http_proxy`, `HTTP_PROXY`:
///   an HTTP proxy as `[http://][USER:PASSWORD@]HOST[:PORT]`, reached with `CONNECT`. An empty value
///   means none.
/// - `no_proxy`, `NO_PROXY`: hosts that are reached directly.
/// - `SSL_CERT_FILE`, `SSL_CERT_DIR`: certificates to trust, as OpenSSL reads them.
///
/// This machine and the metadata server of Google Cloud are never reached through a proxy. There is
/// no setting that trusts every server: only loopback endpoints may go without TLS.
public struct TransportSettings: Hashable, Sendable {
  let proxies: ProxySettings
  let trust: TrustSettings
  /// How many bytes may come in for one answer, before a connection is ended.
  package var answerLimit = AnswerLimit.standard

  /// Reads the variables of a process, given as a value.
  public init(environment: [String: String]) {
    proxies = ProxySettings(environment: environment)
    trust = TrustSettings(environment: environment)
  }

  /// No proxy, and the certificates that the system trusts.
  public static let standard = TransportSettings(environment: [:])

  /// The proxy on the way to an endpoint as `http://HOST:PORT`, without its password; `nil` if
  /// there is none.
  public func proxy(for endpoint: FCMEndpoint) throws(InvalidProxy) -> String? {
    try proxies.proxy(for: ExchangeURL(endpoint: endpoint, target: "/"))?.description
  }
}
