/// Wakes the session when the time has come; to put that off, as each key does, costs nothing.
@MainActor
final class WakeTimer {
  private let wake: @MainActor () -> Void
  /// When to wake the loop; `nil` for never.
  private var due: ContinuousClock.Instant?
  /// What sleeps, at most until then.
  private var sleep: (task: Task<Void, any Error>, end: ContinuousClock.Instant)?

  init(_ wake: @escaping @MainActor () -> Void) {
    self.wake = wake
  }

  /// Takes the place of what was set before; `nil` for never.
  func set(_ milliseconds: Int?) {
    due = milliseconds.map { .now + .milliseconds($0) }
    guard let due else { return stop() }
    // It looks again when it ends too early.
    if let sleep, sleep.end <= due { return }
    sleep?.task.cancel()
    startSleep(until: due)
  }

  func stop() {
    sleep?.task.cancel()
    (sleep, due) = (nil, nil)
  }

  private func startSleep(until end: ContinuousClock.Instant) {
    let task = Task { [weak self] in
      try await Task.sleep(until: end, clock: .continuous)
      self?.endSleep()
    }
    sleep = (task, end)
  }

  private func endSleep() {
    sleep = nil
    guard let due else { return }
    guard due <= .now else { return startSleep(until: due) }
    self.due = nil
    wake()
  }
}
