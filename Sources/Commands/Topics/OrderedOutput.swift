internal import FCMClient
internal import Synchronization

/// Results that come in any order, printed in theirs as soon as all before are there.
///
/// A reader that has ended, or a full disk, doesn't stop what is being done; the first failure is kept.
final class OrderedOutput: Sendable {
  private struct State {
    var waiting: [Int: String] = [:]
    var next = 0
    var failure: CommandFailure?

    mutating func write(_ text: String) {
      guard failure == nil, !text.isEmpty else { return }
      do throws(CommandFailure) {
        try StandardOutput.write(text)
      } catch {
        failure = error
      }
    }
  }

  private let state = Mutex(State())

  /// Each number once, from 0.
  func take(_ text: String, number: Int) {
    state.withLock { state in
      state.waiting[number] = text
      while let text = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        state.write(text)
      }
    }
  }

  /// A line behind all of them; why something of it could not be written.
  func end(with text: String) -> CommandFailure? {
    state.withLock { state in
      state.write(text)
      return state.failure
    }
  }
}
