import ComposerState
import Foundation

extension EventTime {
  /// By the clocks of this machine.
  static var now: EventTime {
    EventTime(
      seconds: Int(Date().timeIntervalSince1970), milliseconds: ProcessClock.milliseconds)
  }
}
