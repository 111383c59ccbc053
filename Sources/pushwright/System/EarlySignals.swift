import CTerminalGuard

/// Requests to leave in the program's first moments, before it knows which verb it is.
///
/// A verb that promises a last line catches them itself as soon as it begins, and hears of those that came before. Any
/// other ends by the first of them, as programs do that have begun nothing.
enum EarlySignals {
  /// Remembers them from now on: call it first.
  static func hold() {
    for signal in LeavingSignals.all { _ = signal_catch(signal) }
  }

  /// The system ends the program again, and does so now if one of them has come.
  static func letGo() {
    for signal in LeavingSignals.all { signal_let_go(signal) }
  }
}
