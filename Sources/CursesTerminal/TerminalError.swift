/// Why a terminal cannot be used for full-screen programs.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// It cannot place a cursor; `TERM` is the value given.
  case incapable(String)
  /// The file for standard error cannot be opened.
  case logNotOpened(String)

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output are not both a terminal"
    case .incapable(let name):
      "the terminal ‘\(name)’ cannot show a full screen; set TERM to what it really is"
    case .logNotOpened(let path):
      "the log \(path) cannot be opened for writing"
    }
  }
}
