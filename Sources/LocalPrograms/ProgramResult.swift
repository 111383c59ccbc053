/// The result of running a program.
public struct ProgramResult: Hashable, Sendable {
  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    /// By a signal that we didn't send.
    case killed(signal: Int32)
    /// It was ended because it took longer than its limit.
    case tooLong(Duration)
    /// It was ended because it wrote more than so many bytes.
    case tooMuchOutput(Int)
    /// It was ended because the caller no longer needed it.
    case cancelled
    /// The program doesn't exist, or it may not be run; lower-case, without a full stop.
    case notStarted(String)
    /// The system doesn't tell how it ended.
    case lost
  }

  public var ending: Ending
  /// Standard output, never more than the limit.
  public var output: [UInt8]
  /// The beginning of standard error, without control characters; a line stays a line.
  public var complaint: String

  public init(_ ending: Ending, output: [UInt8] = [], complaint: String = "") {
    self.ending = ending
    self.output = output
    self.complaint = complaint
  }

  public var succeeded: Bool { ending == .exited(0) }

  /// How it ended, as the end of a sentence that begins with the program: `ran longer than 30 seconds`.
  public var words: String {
    switch ending {
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was ended by signal \(signal)"
    case .tooLong(let time): "ran longer than \(time.components.seconds) seconds"
    case .tooMuchOutput(let bytes): "wrote more than \(bytes / 1000) kB"
    case .cancelled: "was canceled"
    case .notStarted(let reason): "couldn't be started: \(reason)"
    case .lost: "ended, but the system doesn't report how"
    }
  }
}
