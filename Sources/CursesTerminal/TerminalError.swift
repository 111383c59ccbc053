/// Why a terminal cannot be used for full-screen programs.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// It cannot place a cursor; `TERM` is the value given.
  case incapable(String)
  /// The machine's terminal database is missing, or has not even the commonest terminals.
  case noDatabase
  /// The database has it, and curses can't open it: it says it has a size that nobody has.
  case immense(String)
  /// The file for standard error cannot be opened.
  case logNotOpened(String)

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output are not both a terminal; use pushwright preview DRAFT instead"
    case .incapable(let name):
      """
      the terminal ‘\(name)’ cannot show a full screen; set TERM to what it really is, or use \
      pushwright preview DRAFT instead
      """
    case .noDatabase:
      "no terminal is known on this machine; install its terminal database (ncurses-base)"
    case .immense(let name):
      "the terminal ‘\(name)’ can't be opened: see whether its size is right (stty size, LINES, COLUMNS)"
    case .logNotOpened(let path):
      "couldn't open the log \(path): make it a regular file that is yours to write, or remove it"
    }
  }
}
