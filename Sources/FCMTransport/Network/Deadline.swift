/// A time after which the caller no longer waits for an operation.
struct Deadline {
  /// The operation took longer than its ``Deadline``.
  struct Passed: Error {}

  var duration: Duration

  /// Gives what the operation gives, or throws ``Deadline/Passed``, or `CancellationError` as soon as
  /// the task that waits is canceled.
  ///
  /// The operation is canceled then but not waited for. AsyncHTTPClient 1.37 has exchanges which
  /// never end, canceled or not, so a task group, which waits for its children, would not be a deadline.
  func limit<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let (results, first) = AsyncStream<Result<Value, any Error>>.makeStream(
      bufferingPolicy: .bufferingOldest(1))
    let work = Task {
      do {
        first.yield(.success(try await operation()))
      } catch {
        first.yield(.failure(error))
      }
    }
    let clock = Task {
      try await Task.sleep(for: duration)
      first.yield(.failure(Passed()))
    }
    defer {
      work.cancel()
      clock.cancel()
    }
    for await result in results { return try result.get() }
    throw CancellationError()
  }
}
