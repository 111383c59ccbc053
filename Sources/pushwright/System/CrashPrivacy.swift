import CTerminalGuard
import Foundation

/// Keeps keys and tokens in this program's memory, also when it crashes.
enum CrashPrivacy {
  /// Takes effect from now on: call it first.
  ///
  /// `SWIFT_BACKTRACE` in the environment keeps Swift's crash traces, for people who look for a fault.
  static func prepare() {
    let keepsTraces = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != nil
    #if DEBUG
    // A debugger has to get in.
    let isClosed = false
    #else
    let isClosed = true
    #endif
    crash_keep_secrets(keepsTraces ? 1 : 0, isClosed ? 1 : 0)
  }
}
