import Synchronization

/// The requests that reached a server.
final class SeenRequests: Sendable {
  private let headers = Mutex<[String?]>([])
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrival) = AsyncStream.makeStream()
  }

  var count: Int { headers.withLock(\.count) }

  var authorizations: [String?] { headers.withLock { $0 } }

  func append(_ authorization: String?) {
    headers.withLock { $0.append(authorization) }
    arrival.yield()
  }

  /// Waits until a request came.
  func first() async {
    for await _ in arrivals { return }
  }
}
