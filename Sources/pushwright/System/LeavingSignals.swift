import Foundation

/// The signals that ask the program to end, which all mean the same.
enum LeavingSignals {
  /// Ctrl-C, Ctrl-\, a terminal that goes, and `kill`.
  static let all = [SIGINT, SIGQUIT, SIGHUP, SIGTERM]

  /// Limits of time that whoever started the program has set, and a battery that is empty.
  static let limits = [SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGPWR]
}
