import Dispatch

/// A clock that only goes forward, whatever is done to the time of day.
enum ProcessClock {
  static var milliseconds: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}
