import Synchronization

/// The time of day of a replay: that of the request whose turn it is.
final class ReplayedDay: Sendable {
  private let seconds: Mutex<Int>

  init(_ seconds: Int) {
    self.seconds = Mutex(seconds)
  }

  /// In seconds since 1970.
  var time: Int {
    get { seconds.withLock(\.self) }
    set { seconds.withLock { $0 = newValue } }
  }
}
