import CTerminalGuard

/// Requests to leave in the program's first moments, before it knows which verb it is.
///
/// Limits of time are requests to leave like any other; signals that mean nothing to the program are passed over from its
/// first moment on. A verb that promises a last line catches them itself as soon as it begins, and hears of those that came before. Any
/// other ends by the first of them, as programs do that have begun nothing.
enum EarlySignals {
  private static let signals = LeavingSignals.all + LeavingSignals.limits

  /// Remembers them from now on: call it first.
  static func hold() {
    signals_pass_unused()
    for signal in signals { _ = signal_catch(signal) }
  }

  /// The system ends the program again, and does so now if one of them has come.
  static func letGo() {
    for signal in signals { signal_let_go(signal) }
  }
}
