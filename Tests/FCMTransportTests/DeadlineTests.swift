import NIOCore
import Synchronization
import Testing

@testable import FCMTransport

struct DeadlineTests {
  /// An operation that takes no notice of being canceled.
  private final class Endless: Sendable {
    private enum State {
      case idle
      case waiting(CheckedContinuation<Void, Never>)
      case over
    }

    private let state = Mutex(State.idle)

    func run() async {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          if case .over = state { return continuation.resume() }
          state = .waiting(continuation)
        }
      }
    }

    func end() {
      state.withLock { state in
        if case .waiting(let continuation) = state { continuation.resume() }
        state = .over
      }
    }
  }

  @Test func `What cannot be cancelled is left behind`() async throws {
    let endless = Endless()
    await #expect(throws: Deadline.Passed.self) {
      try await Deadline(duration: .milliseconds(100)).limit { await endless.run() }
    }
    endless.end()
  }

  @Test func `Whoever gives up need not wait for the deadline`() async throws {
    let endless = Endless()
    let task = Task {
      try await Deadline(duration: .seconds(60)).limit { await endless.run() }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    endless.end()
  }

  @Test func `A value comes through, and so does an error`() async throws {
    let deadline = Deadline(duration: .seconds(60))
    #expect(try await deadline.limit { 1 } == 1)
    await #expect(throws: InvalidProxy.self) {
      try await deadline.limit { throw InvalidProxy.unreadable("HTTPS_PROXY") }
    }
  }

  @Test func `A body whose exchange is over cannot leave any more`() {
    let progress = ExchangeProgress()
    let body = DepartingBody(bytes: [1, 2, 3], progress: progress)
    #expect(body.count == 3)
    #expect(!progress.end().hasLeft)
    #expect(ByteBuffer(bytes: body).readableBytes == 0)
    #expect(IteratorSequence(body.makeIterator()).map(\.self).isEmpty)
    #expect(!progress.end().hasLeft)
  }

  @Test func `A body that was read may have left`() {
    let progress = ExchangeProgress()
    let body = DepartingBody(bytes: [1, 2, 3], progress: progress)
    #expect(ByteBuffer(bytes: body) == ByteBuffer(bytes: [1, 2, 3]))
    #expect(progress.end().hasLeft)
  }
}
