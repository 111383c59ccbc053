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
    let wait = DeadlineWait<Value>()
    let work = Task {
      do {
        wait.end(.success(try await operation()))
      } catch {
        wait.end(.failure(error))
      }
    }
    let number = DeadlineClock.shared.wait(until: .now + duration) {
      wait.end(.failure(Passed()))
    }
    defer {
      work.cancel()
      DeadlineClock.shared.cancel(number)
    }
    return try await withTaskCancellationHandler {
      try await wait.value()
    } onCancel: {
      wait.end(.failure(CancellationError()))
    }
  }

  /// The same without a task that waits: what comes first of the operation's result and the deadline is handed over.
  func begin<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value,
    then end: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    let wait = DeadlineEnd(end)
    let work = Task {
      do {
        wait.end(.success(try await operation()))
      } catch {
        wait.end(.failure(error))
      }
    }
    wait.number(
      DeadlineClock.shared.wait(until: .now + duration) {
        wait.end(.failure(Passed()))
        work.cancel()
      })
  }
}
