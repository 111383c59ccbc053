/// The wait for a disk before the program ends: not forever.
@MainActor
final class LastWait {
  /// The signal that asks to end; `nil` if the terminal is gone.
  let signal: Int32?
  private let limit: Task<Void, Never>

  private static let longest = Duration.seconds(10)

  /// `giveUp` is called where nothing else has ended the wait.
  init(signal: Int32?, giveUp: @escaping @MainActor () -> Void) {
    self.signal = signal
    limit = Task {
      try? await Task.sleep(for: Self.longest)
      if !Task.isCancelled { giveUp() }
    }
  }

  isolated deinit { limit.cancel() }
}
