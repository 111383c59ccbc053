import Foundation

/// The signals that ask the program to end, which all mean the same.
enum LeavingSignals {
  /// Ctrl-C, Ctrl-\, a terminal that goes, and `kill`.
  static let all = [SIGINT, SIGQUIT, SIGHUP, SIGTERM]

  /// Time limits that a wrapper has set, and an empty battery.
  static let limits = [SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGPWR]
}
