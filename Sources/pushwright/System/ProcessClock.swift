import ComposerState
import Dispatch
import Foundation

/// A clock that only goes forward, whatever is done to the time of day.
enum ProcessClock {
  static var milliseconds: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}

extension EventTime {
  /// By the clocks of this machine.
  static var now: EventTime {
    EventTime(
      seconds: Int(Date().timeIntervalSince1970), milliseconds: ProcessClock.milliseconds)
  }
}
