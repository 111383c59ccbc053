package import TerminalUI

/// What a terminal says: something for the program, or an answer that only the screen needs.
package enum TerminalReport: Hashable {
  case event(TerminalEvent)
  /// Whether it has a private mode that can be switched (DECRPM).
  case mode(Int, isOffered: Bool)
  /// What the terminal is (DA1). Every one answers this, so it ends the wait for other answers.
  case identity
  /// The user changed from light to dark, or back.
  case colorsChanged

  static func key(_ press: KeyPress) -> Self { .event(.key(press)) }
}
