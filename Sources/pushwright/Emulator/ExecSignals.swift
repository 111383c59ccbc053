import CTerminalGuard
import Commands
import Foundation
import LocalPrograms
import Synchronization

/// Hands the signals that reach us to the program that runs in our place.
final class ExecSignals: Sendable {
  /// The signals of a run, and what watches for them.
  struct Watched {
    let signals: ExecSignals
    fileprivate let watch: SignalWatch
  }

  private struct State {
    var program: AttachedProgram?
    /// One that came before there was a program.
    var early: Int32?
  }

  /// A terminal gives these to every program of the process group.
  private static let keys = [SIGINT, SIGQUIT]
  private static let passed = LeavingSignals.all + [SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU]

  private let state = Mutex(State())

  @MainActor
  static func watching() -> Watched {
    let signals = ExecSignals()
    let queue = DispatchQueue(label: "pushwright.signals")
    let watch = SignalWatch(passed, on: queue) { signals.take($0) }
    return Watched(signals: signals, watch: watch)
  }

  /// Those that Pushwright was started to ignore, as `nohup` has it.
  static var ignored: [Int32] { LeavingSignals.all.filter { signal_is_ignored($0) != 0 } }

  /// The signal that asked to leave before there was a program.
  var early: Int32? { state.withLock(\.early) }

  /// From now on this program gets them.
  func aim(at program: AttachedProgram) {
    let early = state.withLock { state in
      state.program = program
      return state.early
    }
    if let early { program.signal(early) }
  }

  private func take(_ number: Int32) {
    let program = state.withLock { state in
      if state.program == nil { state.early = number }
      return state.program
    }
    guard let program, !(Self.keys.contains(number) && AttachedProgram.hasTerminal) else { return }
    program.signal(number)
  }
}
