internal import CNcursesw

/// Sends standard error to a file for as long as the value lives.
///
/// A message on standard error would tear the screen, and what a crash says would be wiped with it.
/// Subprocesses inherit the file, unless they have the terminal themselves.
@safe
public struct StandardErrorRedirect: ~Copyable {
  private let original: Int32

  /// Appends to the file, which is made for the user alone.
  public init(toFile path: String) throws(TerminalError) {
    let file = unsafe cncurses_open_log(path)
    guard file >= 0 else { throw .logNotOpened(path) }
    original = dup(STDERR_FILENO)
    _ = dup2(file, STDERR_FILENO)
    _ = CNcursesw.close(file)
  }

  /// Gives standard error back.
  public consuming func close() {}

  deinit {
    guard original >= 0 else { return }
    _ = dup2(original, STDERR_FILENO)
    _ = CNcursesw.close(original)
  }
}
