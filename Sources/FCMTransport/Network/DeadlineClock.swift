internal import Synchronization

/// Rings for many waits with few timers: of thousands of requests with the same deadline mostly none reaches it.
final class DeadlineClock: Sendable {
  private struct State {
    var waits: [UInt64: (end: ContinuousClock.Instant, ring: @Sendable () -> Void)] = [:]
    var next: UInt64 = 0
    /// When the clock looks next; `nil` if no one waits.
    var alarm: ContinuousClock.Instant?
  }

  /// For all waits of the program.
  static let shared = DeadlineClock()

  private let state = Mutex(State())

  /// Calls `ring` at that time, unless ``cancel(_:)`` with the number comes first.
  func wait(until end: ContinuousClock.Instant, ring: @escaping @Sendable () -> Void) -> UInt64 {
    let (number, isEarlier) = state.withLock { state in
      state.next += 1
      state.waits[state.next] = (end, ring)
      let isEarlier = state.alarm.map { end < $0 } ?? true
      if isEarlier { state.alarm = end }
      return (state.next, isEarlier)
    }
    if isEarlier { setAlarm(at: end) }
    return number
  }

  func cancel(_ number: UInt64) { _ = state.withLock { $0.waits.removeValue(forKey: number) } }

  private func setAlarm(at moment: ContinuousClock.Instant) {
    Task {
      try? await ContinuousClock().sleep(until: moment, tolerance: .zero)
      self.look(at: moment)
    }
  }

  /// An alarm that was set for a later time than another one does nothing.
  private func look(at moment: ContinuousClock.Instant) {
    let (due, next) = state.withLock {
      state -> ([@Sendable () -> Void], ContinuousClock.Instant?) in
      guard state.alarm == moment else { return ([], nil) }
      let now = ContinuousClock.now
      let due = state.waits.filter { $0.value.end <= now }
      for number in due.keys { state.waits[number] = nil }
      state.alarm = state.waits.values.map(\.end).min()
      return (due.values.map(\.ring), state.alarm)
    }
    for ring in due { ring() }
    if let next { setAlarm(at: next) }
  }
}
