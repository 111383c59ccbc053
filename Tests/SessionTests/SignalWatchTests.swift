import Dispatch
import Foundation
import Testing

@testable import pushwright

/// Signals reach those who watch for them, and hold up nothing.
@Suite(.serialized, .timeLimit(.minutes(1)))
@MainActor
struct SignalWatchTests {
  /// Watches for signals on a queue of its own.
  private static func watching(
    _ signals: [Int32]
  ) -> (watch: SignalWatch, told: AsyncStream<Int32>) {
    let (told, tell) = AsyncStream.makeStream(of: Int32.self)
    let queue = DispatchQueue(label: "a test's signals")
    return (SignalWatch(signals, on: queue) { tell.yield($0) }, told)
  }

  /// A dispatch source for SIGPROF raises it again and again on the thread on which it came.
  @Test(arguments: LeavingSignals.limits)
  func `A limit of time is told, and the thread on which it came goes on`(signal: Int32) async {
    let (watch, told) = Self.watching([signal])
    var signals = told.makeAsyncIterator()
    for _ in 1...2 {
      kill(getpid(), signal)
      #expect(await signals.next() == signal)
    }
    watch.stop()
  }

  @Test func `Whoever watches for a signal is told of it`() async {
    let (first, second) = (Self.watching([SIGXCPU, SIGPWR]), Self.watching([SIGXCPU]))
    kill(getpid(), SIGXCPU)
    for told in [first.told, second.told] {
      var signals = told.makeAsyncIterator()
      #expect(await signals.next() == SIGXCPU)
    }
    first.watch.stop()
    second.watch.stop()
  }

  @Test func `A request to leave that came before a verb watches for it is told to the verb`() async
  {
    EarlySignals.hold()
    kill(getpid(), SIGHUP)
    // Its wake may be over before anyone watches for it.
    let (other, others) = Self.watching([SIGPWR])
    kill(getpid(), SIGPWR)
    var otherSignals = others.makeAsyncIterator()
    #expect(await otherSignals.next() == SIGPWR)
    other.stop()
    let (watch, told) = Self.watching(LeavingSignals.all)
    var signals = told.makeAsyncIterator()
    #expect(await signals.next() == SIGHUP)
    watch.stop()
    EarlySignals.letGo()
  }
}
