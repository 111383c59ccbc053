internal import CNcursesw
internal import CTerminalGuard

extension CursesScreen {
  /// Gives the terminal back as it was, for as long as the closure runs.
  ///
  /// Afterwards the next ``present(_:theme:)`` draws everything, in the size that the terminal has
  /// then. A crash meanwhile leaves the terminal alone: it is the other program's.
  public mutating func lend<Result>(to body: () -> Result) -> Result {
    handOver()
    defer { takeBack() }
    return body()
  }

  /// Lends the terminal to a program, for example an editor, and waits for its end.
  ///
  /// The words are its name, looked for in `PATH`, and its arguments; no shell reads them. Ctrl-Z in
  /// it stops both, and both continue together. Signals to this process are taken up afterwards:
  /// ``endForegroundProgram()`` is for those that can't wait.
  public mutating func runInForeground(_ words: [String]) -> ForegroundResult {
    lend { ForegroundResult(running: words) }
  }

  /// Asks the program that has the terminal to end; one that doesn't within 2 seconds is left behind.
  public nonisolated static func endForegroundProgram() { terminal_end_program() }

  /// Stops the program as Ctrl-Z does elsewhere, and comes back when it continues.
  public mutating func suspend() {
    lend { terminal_stop(STDIN_FILENO) }
  }

  /// Takes the terminal up again after another process has stopped and continued the program.
  ///
  /// In the background the terminal is not ours.
  public mutating func resume() {
    if terminal_is_lent(STDIN_FILENO) == 0 { takeBack() }
  }

  private mutating func handOver() {
    _ = curs_set(1)
    unsafe wrefresh(window)
    Self.leave(modes, answersDue: input.answersDue)
    terminal_guard_set_lent(1)
  }

  private mutating func takeBack() {
    reset_prog_mode()
    terminal_guard_set_lent(0)
    TerminalModes.write(modes.entering)
    input = InputDecoder()
    // The colors may be others by now.
    isAsked = false
    _ = resized()
  }
}
