internal import CProgramStart
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A program that runs in our place: with our standard streams, on our terminal, as long as it likes.
///
/// It stays in our process group, so a Ctrl-C and a Ctrl-Z reach both.
public final class AttachedProgram: Sendable {
  /// Why it isn't running.
  public struct Failure: Error, Hashable, Sendable {
    /// Whether there is no such program; or else the system didn't start it.
    public var isMissing: Bool
    /// Lower-case, without a full stop.
    public var words: String
  }

  private let process: pid_t
  private let hasEnded = Mutex(false)

  /// Starts a program; a name without `/` is looked for in the environment's `PATH`.
  ///
  /// It goes on to ignore these of the signals that we ignore, and no others, and gets these descriptors beside the standard
  /// ones.
  public init(
    _ words: [String], environment: [String: String], ignoring signals: [Int32] = [],
    keeping descriptors: [Int32] = []
  ) throws(Failure) {
    guard let name = words.first, !name.isEmpty else {
      throw Failure(isMissing: true, words: "no program is named")
    }
    guard let file = ExecutableSearch(path: environment["PATH"]).file(of: name) else {
      throw Failure(isMissing: true, words: "no such program: \(name)")
    }
    do throws(ProgramStart.Failure) {
      process = try ProgramStart.startAttached(
        words, environment: environment, file: file, ignoring: signals,
        keeping: descriptors.filter { $0 > 2 }.sorted())
    } catch {
      throw Failure(isMissing: unsafe access(file, F_OK) != 0, words: "\(name): \(error.words)")
    }
  }

  /// Whether what a person types on the terminal reaches it without us.
  public static var hasTerminal: Bool { pushwright_has_terminal() != 0 }

  /// Hands a signal on; nothing happens once it has ended.
  public func signal(_ number: Int32) {
    hasEnded.withLock { hasEnded in
      // Until it is reaped, no other process gets its number.
      if !hasEnded { kill(process, number) }
    }
  }

  /// Waits for its end, beside the caller's thread.
  public func end() async -> ProgramResult.Ending {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [self] in
        continuation.resume(returning: waited())
      }
    }
  }

  private func waited() -> ProgramResult.Ending {
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return .lost }
    }
    return hasEnded.withLock { hasEnded in
      hasEnded = true
      var status: Int32 = 0
      guard unsafe waitpid(process, &status, 0) == process else { return .lost }
      let signal = status & 0x7F
      return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
    }
  }
}
