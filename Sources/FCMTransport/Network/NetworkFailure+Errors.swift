internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

extension NetworkFailure {
  /// What an error of the network stack means for the request.
  ///
  /// The body's own progress decides whether anything left; the error gives the reason. Where the
  /// body was not asked for yet, even a passed deadline means that no server can have taken it.
  init(_ error: any Error, hasLeft: Bool, isCancelled: Bool, route: ProxyAddress?) {
    if isCancelled || error.isCancellation {
      self = .cancelled(hasLeft: hasLeft)
      return
    }
    let failure = (error as? NetworkFailure) ?? NetworkFailure(error)
    switch failure {
    case .timedOut where !hasLeft:
      self = .unreachable(because: "no connection before the deadline")
    case .interrupted(let reason) where !hasLeft:
      self = .unreachable(because: reason)
    default: self = failure
    }
    if case .unreachable(let reason) = self, let route {
      self = .unreachable(because: "proxy \(route): \(reason)")
    }
  }

  private init(_ error: any Error) {
    switch error {
    case let error as HTTPClientError: self.init(error)
    case is Deadline.Passed: self = .timedOut
    case let error as NIOConnectionError: self = .unreachable(because: error.reason)
    case NIOSSLError.handshakeFailed(let reason):
      self = .insecure(because: TLSReason.words(String(describing: reason)))
    case is ConnectionCheck.WeakKey: self = .insecure(because: "its key is shorter than 2048 bits")
    case let error as NIOSSLExtraError: self = .insecure(because: TLSReason.words(error))
    case NIOSSLError.uncleanShutdown:
      self = .interrupted(because: "closed in the middle of the answer")
    case is NIOSSLError, is BoringSSLError:
      self = .interrupted(because: "the encrypted connection broke")
    case let error as NIOTooManyBytesError: self = .answerTooLong(limit: error.maxBytes ?? 0)
    case let error as AnswerLimit.Exceeded: self = .answerTooLong(limit: error.limit)
    case ChannelError.connectTimeout:
      self = .unreachable(because: "no answer to the connection attempt")
    case is ChannelError: self = .interrupted(because: "the connection ended")
    case let error as IOError where error.meansNoConnection:
      self = .unreachable(because: error.reason)
    case let error as IOError: self = .interrupted(because: error.reason)
    case HTTPParserError.invalidEOFState:
      self = .interrupted(because: "closed in the middle of the answer")
    case HTTPParserError.headerOverflow:
      self = .interrupted(because: "the answer's headers have no end")
    case is HTTPParserError: self = .interrupted(because: "the answer isn't HTTP")
    // Descriptions of other errors hold stream numbers and lines of source files.
    default: self = .interrupted(because: "\(type(of: error))")
    }
  }

  private init(_ error: HTTPClientError) {
    switch error {
    case .alreadyShutdown: self = .cancelled(hasLeft: false)
    case .connectTimeout, .getConnectionFromPoolTimeout:
      self = .unreachable(because: "no answer to the connection attempt")
    case .tlsHandshakeTimeout: self = .insecure(because: "the handshake didn't finish")
    case .proxyAuthenticationRequired:
      self = .unreachable(
        because: "it wants another user name or password than in its variable (HTTP 407)")
    case .invalidProxyResponse:
      self = .unreachable(because: "it refused the connection to this server")
    case .httpProxyHandshakeTimeout: self = .unreachable(because: "it doesn't answer")
    case .deadlineExceeded, .readTimeout: self = .timedOut
    case .remoteConnectionClosed: self = .interrupted(because: "closed by the other side")
    case .redirectLimitReached: self = .interrupted(because: "too many redirects")
    case .redirectCycleDetected: self = .interrupted(because: "its redirects form a loop")
    case .invalidURL, .emptyHost, .emptyScheme:
      self = .interrupted(because: "its address can't be read")
    default: self = .interrupted(because: error.shortDescription)
    }
  }
}

extension Error {
  fileprivate var isCancellation: Bool {
    self is CancellationError || (self as? HTTPClientError) == .cancelled
  }
}

extension NIOConnectionError {
  /// The first failed attempt speaks for all of them; without an attempt it was the name.
  fileprivate var reason: String {
    guard let failure = connectionErrors.first else { return "no address found for \(host)" }
    return (failure.error as? IOError)?.reason ?? "no connection to \(host)"
  }
}
