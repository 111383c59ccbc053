internal import Dispatch
internal import Synchronization

/// The way out to every program: its words as they are, without a shell; an environment that is given; nothing to read
/// but what is given; a limit on its time and on its output; and no terminal.
///
/// It runs in a session of its own: a Ctrl-C reaches us and not it, it can't ask anything on the terminal, and all of its
/// children that stay in its process group end with it.
public struct LocalProgram: Hashable, Sendable {
  /// The program and its arguments; a name without `/` is looked for in the environment's `PATH`.
  public var words: [String]
  public var environment: [String: String]
  /// The working directory; `nil` for ours.
  public var directory: String?
  /// Standard input; empty for none.
  public var input: [UInt8]
  public var limits: ProgramLimits

  public init(
    _ words: [String], environment: [String: String], directory: String? = nil,
    input: [UInt8] = [], limits: ProgramLimits
  ) {
    self.words = words
    self.environment = environment
    self.directory = directory
    self.input = input
    self.limits = limits
  }

  /// Runs the program and waits for its end, on this thread; `isCancelled` is asked about twenty times a second.
  public func run(isCancelled: () -> Bool = { false }) -> ProgramResult {
    guard !isCancelled() else { return ProgramResult(.cancelled) }
    guard let name = words.first, !name.isEmpty else {
      return ProgramResult(.notStarted("no program is named"))
    }
    guard let file = ExecutableSearch(path: environment["PATH"]).file(of: name) else {
      return ProgramResult(.notStarted("no such program: \(name)"))
    }
    do throws(ProgramStart.Failure) {
      return try RunningProgram.starting(self, file: file).result(isCancelled)
    } catch {
      return ProgramResult(.notStarted(error.words))
    }
  }

  /// The same beside the caller's thread; a task that is canceled ends the program.
  public func run() async -> ProgramResult {
    let isCancelled = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: run { isCancelled.isSet })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
  }

  private final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }
  }
}
