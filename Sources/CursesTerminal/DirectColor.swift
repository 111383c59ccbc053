internal import CNcursesw

/// How a terminal is asked for red, green and blue.
///
/// The usual entries of the terminal database promise 256 colors, and curses believes them. For many
/// terminals there is a second entry, `xterm-direct` beside `xterm-256color`, through which curses
/// writes any color. Nothing is redefined in the terminal's palette, so nothing has to be given
/// back. On Debian the second entries come with `ncurses-term`.
public enum DirectColor {
  /// The second entry to open the terminal with.
  ///
  /// Nil if the terminal does not say that it knows such colors, or where the database has none;
  /// then the nearest of 256 are shown.
  ///
  /// `name` and `colorTerm` are the variables `TERM` and `COLORTERM`. The entry is worth its while only
  /// for a theme with colors of its own: the bright half of the terminal's palette is not to be had
  /// through it.
  @MainActor
  public static func entry(besideTerminal name: String, colorTerm: String?) -> String? {
    guard let entry = possibleEntry(besideTerminal: name, colorTerm: colorTerm),
      TerminalDescription.blocker(of: entry, environment: Environment.value) == nil,
      unsafe cncurses_knows_terminal(entry) != 0
    else { return nil }
    return entry
  }

  static func possibleEntry(besideTerminal name: String, colorTerm: String?) -> String? {
    // The two values that terminals agreed on.
    guard colorTerm == "truecolor" || colorTerm == "24bit", !name.isEmpty else { return nil }
    if name.hasSuffix("-direct") { return nil }
    if name == "xterm-kitty" { return "kitty-direct" }
    let suffix = "-256color"
    return (name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name) + "-direct"
  }
}
