internal import AsyncHTTPClient

/// Work that has to be over in time; what is late is cancelled and fails as AsyncHTTPClient's own deadline does.
///
/// That one ends with the head of an answer; this one covers the body too.
enum Deadline {
  static func run<Value: Sendable>(
    within duration: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: duration)
        throw HTTPClientError.deadlineExceeded
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
