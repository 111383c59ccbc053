public import FCMClient
public import SendPolicy

/// What is known of the way to FCM: a profile's credentials, the history and the network.
public struct SendingFacts: Hashable, Sendable {
  /// The journal's file, and how it is.
  public enum History: Hashable, Sendable {
    /// Nothing was sent yet; whether its directory can be written to or made.
    case none(path: String, canBeMade: Bool)
    case intact(path: String, rows: Int, isOpenToOthers: Bool)
    case broken(path: String, String)
    case unreadable(path: String, String)
    /// The environment has no place for it.
    case homeless
  }

  /// An answer of the network that was asked for.
  public enum Reach: Hashable, Sendable {
    /// With how far this machine's clock is off, if that is too much.
    case reached(ClockSkew?)
    case failed(String)
  }

  /// A token that was asked for.
  public enum Token: Hashable, Sendable {
    /// With the seconds until it expires; `nil` if that isn't known.
    case given(expiresIn: Int?)
    case failed(String)
  }

  /// One profile and its credentials.
  public struct Profile: Hashable, Sendable {
    public var name: String
    public var access: SendAccess
    /// Sentences about the credentials.
    public var warnings: [String]
    /// Of an FCM on this machine; `nil` for others.
    public var emulator: Reach?
    public var endpoint: String
    /// `nil` if none was asked for.
    public var token: Token?
    /// Whether nothing else was found than what a machine of Google Cloud would have.
    public var needsGoogleCloud: Bool

    public init(
      name: String, access: SendAccess, warnings: [String] = [], emulator: Reach? = nil,
      endpoint: String, token: Token? = nil, needsGoogleCloud: Bool = false
    ) {
      self.name = name
      self.access = access
      self.warnings = warnings
      self.emulator = emulator
      self.endpoint = endpoint
      self.token = token
      self.needsGoogleCloud = needsGoogleCloud
    }
  }

  public var profiles: [Profile]
  public var history: History
  /// The proxy without its password; `nil` if there is none.
  public var proxy: String?
  /// Why a variable isn't a proxy.
  public var proxyFault: String?
  /// What `SSL_CERT_FILE` or `SSL_CERT_DIR` names, and whether it is there.
  public var certificates: String?
  public var hasCertificates: Bool
  /// Whether the system has certificates of its own.
  public var hasSystemCertificates: Bool
  /// Whether FCM answers; `nil` if it wasn't asked.
  public var reach: Reach?

  public init(
    profiles: [Profile] = [], history: History = .homeless, proxy: String? = nil,
    proxyFault: String? = nil, certificates: String? = nil, hasCertificates: Bool = true,
    hasSystemCertificates: Bool = true,
    reach: Reach? = nil
  ) {
    self.profiles = profiles
    self.history = history
    self.proxy = proxy
    self.proxyFault = proxyFault
    self.certificates = certificates
    self.hasCertificates = hasCertificates
    self.hasSystemCertificates = hasSystemCertificates
    self.reach = reach
  }
}
