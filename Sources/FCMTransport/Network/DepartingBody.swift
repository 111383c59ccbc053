internal import NIOCore

/// A request's body in one piece, which notes the moment in which it is taken, and cannot be taken
/// once the exchange is over.
///
/// AsyncHTTPClient asks for a body once it has a connection, encrypted if it is to be, and has
/// written the request's head: before that, not a byte of the body can have left.
struct DepartingBody: AsyncSequence, Sendable {
  var bytes: ByteBuffer
  var progress: ExchangeProgress

  func makeAsyncIterator() -> Iterator { Iterator(rest: bytes, progress: progress) }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ByteBuffer?
    var progress: ExchangeProgress

    mutating func next() async throws(CancellationError) -> ByteBuffer? {
      defer { rest = nil }
      guard rest == nil || progress.bodyMayLeave() else { throw CancellationError() }
      return rest
    }
  }
}
