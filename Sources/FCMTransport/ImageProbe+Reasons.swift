internal import AsyncHTTPClient
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

extension ImageProbe {
  /// Why there is no answer; lower-case, without a full stop.
  static func reason(for error: any Error) -> String {
    switch error {
    case let error as HTTPClientError: reason(for: error)
    case is CancellationError: "given up"
    case is DeadlinePassed: "not in time"
    case let error as NIOConnectionError: error.reason
    case NIOSSLError.handshakeFailed(let reason):
      "no secure connection: \(TLSReason.words(String(describing: reason)))"
    case let error as NIOSSLExtraError: "no secure connection: \(error.description)"
    case let error as IOError: error.reason
    // Descriptions of other errors hold lines of source files.
    default: "\(type(of: error))"
    }
  }

  private static func reason(for error: HTTPClientError) -> String {
    switch error {
    case .cancelled, .alreadyShutdown: "given up"
    case .connectTimeout, .getConnectionFromPoolTimeout: "no answer to the attempt to connect"
    case .tlsHandshakeTimeout: "no secure connection: the handshake did not end"
    case .deadlineExceeded, .readTimeout: "not in time"
    case .remoteConnectionClosed: "closed by the other side"
    case .redirectLimitReached: "too many redirects"
    case .redirectCycleDetected: "its redirects go in a circle"
    case .invalidURL, .emptyHost, .emptyScheme: "its address cannot be read"
    default: error.shortDescription
    }
  }
}
