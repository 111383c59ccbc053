/// Why a terminal cannot be used for full-screen programs.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// It cannot place a cursor; `TERM` is the value given.
  case incapable(String)
  /// The machine's terminal database is missing, or has not even the commonest terminals.
  case noDatabase
  /// The database has it, but curses can't open it, because it claims an impossible size.
  case immense(String)
  /// The file for standard error cannot be opened.
  case logNotOpened(String)

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output aren't both a terminal; use pushwright preview DRAFT instead"
    case .incapable(let name):
      """
      the terminal ‘\(name)’ can't show a full screen; set TERM to its real type, or use \
      pushwright preview DRAFT instead
      """
    case .noDatabase:
      "this machine has no terminal database; install ncurses-base"
    case .immense(let name):
      "the terminal ‘\(name)’ can't be opened: check its size (stty size, LINES, COLUMNS)"
    case .logNotOpened(let path):
      "couldn't open the log \(path): make it a regular file that you can write, or remove it"
    }
  }
}
