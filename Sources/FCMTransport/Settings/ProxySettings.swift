/// The proxy variables of an environment.
struct ProxySettings: Hashable {
  private var variable: String?
  private var value = ""
  private var exceptions: ProxyExceptions

  /// In the order in which gRPC looks for a proxy, the lower-case spelling first as curl does it.
  private static let variables = [
    "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "http_proxy", "HTTP_PROXY",
  ]

  init(environment: [String: String]) {
    exceptions = ProxyExceptions(environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
    for name in Self.variables {
      // A variable that is set to nothing switches the ones after it off.
      guard let value = environment[name] else { continue }
      guard !value.isEmpty else { return }
      (variable, self.value) = (name, value)
      return
    }
  }

  /// The proxy on the way to a URL; `nil` for the direct way.
  func proxy(for url: ExchangeURL) throws(InvalidProxy) -> ProxyAddress? {
    guard let variable, url.isEncrypted, !url.staysOnThisMachine,
      !exceptions.contain(host: url.host, port: url.port)
    else { return nil }
    return try ProxyAddress(value, from: variable)
  }
}

extension ProxySettings: CustomReflectable {
  /// A mirror without the value, which may hold a password.
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
