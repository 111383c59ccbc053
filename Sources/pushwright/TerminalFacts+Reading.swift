import CursesTerminal
import Diagnosis
import Foundation
import Workspace

extension TerminalFacts {
  /// Of the terminal that the program runs in; nothing of it stays on the screen.
  @MainActor
  static func reading(
    _ environment: [String: String], _ user: UserConfiguration
  ) -> TerminalFacts {
    let name = environment["TERM"] ?? ""
    let ability = TerminalAbility.reading(name)
    let isSet = { (variable: String) in environment[variable].map { !$0.isEmpty } ?? false }
    return TerminalFacts(
      isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1, name: name,
      isKnown: ability.isKnown,
      hasExactColors: DirectColor.entry(
        besideTerminal: name, colorTerm: environment["COLORTERM"]) != nil,
      refusesColors: isSet("NO_COLOR"), columns: ability.columns, rows: ability.rows,
      multiplexer: isSet("TMUX") ? "tmux" : isSet("STY") ? "screen" : nil,
      usesMouse: user.usesMouse,
      localeNote: ability.localeNote, isASCII: ability.isASCII,
      arrowColumns: ability.isASCII ? nil : CharacterMeasure.ambiguousColumns(terminal: name),
      drawsAmbiguousWide: user.ambiguousWidth == .wide)
  }
}
