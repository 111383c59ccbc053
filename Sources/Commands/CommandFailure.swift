/// Why a verb ends without having done its work.
public struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit status, an interface for scripts: the numbers are those of `sysexits.h` where it has one.
  public enum Status: Int32, Hashable, Sendable, CaseIterable {
    case usage = 64
    /// The input was there and could not be read.
    case unreadableInput = 65
    case noSuchFile = 66
    case unreachable = 69
    /// The work was done, and its result could not be written.
    case outputFailed = 74
    /// Nothing was done, and the same may succeed later.
    case tryAgain = 75
    /// The system or our own rules do not allow it.
    case notPermitted = 77
    case configuration = 78
    /// The reader of standard output has ended: what a shell shows for a program that SIGPIPE ended.
    case readerGone = 141
  }

  public var status: Status
  /// Names the file and the remedy; without a full stop.
  public var sentence: String

  public init(_ status: Status, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  public var description: String { sentence }
}
