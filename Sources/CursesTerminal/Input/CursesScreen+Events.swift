internal import CTerminalGuard
public import TerminalUI

extension CursesScreen {
  /// The next thing that happened at the terminal, or nil when there is nothing for now.
  ///
  /// After ``TerminalUI/TerminalEvent/endOfInput`` nothing else will come.
  public mutating func nextEvent() -> TerminalEvent? {
    terminal_guard_cover_thread()
    return unsafe input.next(from: window, size: size)
  }
}
