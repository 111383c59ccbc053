internal import AsyncHTTPClient
internal import FCMClient
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

extension SendFailure {
  /// What an error of the network stack means for the message.
  ///
  /// Only errors which can come from nowhere but connecting say that nothing left this machine;
  /// every other error leaves it open.
  init(_ error: any Error, of request: SendRequest, isCancelled: Bool) {
    switch error {
    case let error as HTTPClientError:
      self.init(error, of: request, isCancelled: isCancelled)
    case _ where isCancelled, is CancellationError:
      self = .cancelled(request, hasStarted: true)
    case let error as NIOConnectionError:
      self = .unreachable(request, because: error.reason)
    case NIOSSLError.handshakeFailed(let reason):
      self = .insecure(request, because: String(describing: reason))
    case let error as NIOSSLExtraError:
      self = .insecure(request, because: error.description)
    case let error as NIOTooManyBytesError:
      self = .answerTooLong(request, limit: error.maxBytes ?? 0)
    case let error as IOError where error.meansNoConnection:
      self = .unreachable(request, because: error.reason)
    case let error as IOError:
      self = .interrupted(request, because: error.reason)
    default:
      self = .interrupted(request, because: String(describing: error))
    }
  }

  private init(_ error: HTTPClientError, of request: SendRequest, isCancelled: Bool) {
    switch error {
    case .alreadyShutdown:
      self = .cancelled(request, hasStarted: false)
    case _ where isCancelled, .cancelled:
      self = .cancelled(request, hasStarted: true)
    case .connectTimeout, .getConnectionFromPoolTimeout:
      self = .unreachable(request, because: "no answer to the attempt to connect")
    case .tlsHandshakeTimeout:
      self = .insecure(request, because: "the handshake did not end")
    case .deadlineExceeded, .readTimeout:
      self = .timedOut(request)
    case .remoteConnectionClosed:
      self = .interrupted(request, because: "closed by the other side")
    default:
      self = .interrupted(request, because: error.shortDescription)
    }
  }
}

extension NIOConnectionError {
  /// The first failed attempt speaks for all of them; without an attempt it was the name.
  var reason: String {
    guard let failure = connectionErrors.first else { return "no address is known for \(host)" }
    return (failure.error as? IOError)?.reason ?? String(describing: failure.error)
  }
}
