internal import CNcursesw
internal import CTerminalGuard

/// How a program that had the terminal ended.
public enum ForegroundResult: Hashable, Sendable, CustomStringConvertible {
  case exited(status: Int32)
  case killed(signal: Int32)
  /// It never ran; the reason is the system's, for example “No such file or directory”.
  case notStarted(reason: String)

  /// Runs a program in the foreground of the terminal of standard input.
  init(running words: [String]) {
    let result = unsafe Self.withArguments(words) { arguments in
      unsafe terminal_run_program(STDIN_FILENO, arguments)
    }
    switch result.end {
    case terminal_program_exited: self = .exited(status: result.value)
    case terminal_program_killed: self = .killed(signal: result.value)
    default: self = .notStarted(reason: unsafe String(cString: strerror(result.value)))
    }
  }

  public var isSuccess: Bool { self == .exited(status: 0) }

  public var description: String {
    switch self {
    case .exited(let status): "it ended with status \(status)"
    case .killed(let signal): "signal \(signal) ended it"
    case .notStarted(let reason): "it couldn't be started: \(reason)"
    }
  }

  /// The words as C has them; one that holds a NUL ends there, as every program would see it.
  private static func withArguments<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies = unsafe words.map { unsafe strdup($0) }
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    unsafe copies.append(nil)
    return unsafe body(copies)
  }
}
