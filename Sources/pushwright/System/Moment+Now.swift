import ComposerState
import Foundation

extension Moment {
  /// By the clocks of this machine.
  static var now: Moment {
    Moment(
      seconds: Int(Date().timeIntervalSince1970), milliseconds: ProcessClock.milliseconds)
  }
}
