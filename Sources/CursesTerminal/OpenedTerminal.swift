internal import CNcursesw
internal import CTerminalGuard

/// A terminal that curses could open, and under which conditions.
@MainActor
@safe
struct OpenedTerminal {
  let window: UnsafeMutablePointer<WINDOW>
  let locale: TerminalLocale
  /// The name in the terminal database that was used.
  let name: String
  /// What to tell the user once.
  let notes: [String]

  init(named name: String?) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let asked = name ?? Self.environmentName
    guard asked != "dumb" else { throw .incapable(asked) }
    let locale = TerminalLocale.establish()
    // The time after Esc in which the rest of a key's sequence has to come; curses' own is 1000.
    set_escdelay(25)
    _ = terminal_guard_arm(STDOUT_FILENO)
    guard let opened = Self.open(asked), let window = unsafe cncurses_screen() else {
      terminal_guard_disarm()
      throw .incapable(asked)
    }
    unsafe self.window = unsafe window
    self.locale = locale
    self.name = opened
    let note = "the terminal ‘\(asked)’ is not known on this machine, so \(opened) is assumed"
    notes = [locale.note, opened == asked ? nil : note].compactMap(\.self)
    configure()
  }

  private static var environmentName: String {
    guard let name = unsafe getenv("TERM") else { return "" }
    return unsafe String(cString: name)
  }

  /// Returns the name under which the terminal could be opened.
  private static func open(_ name: String) -> String? {
    for candidate in [name, "xterm-256color", "xterm", "vt100", "ansi"] where !candidate.isEmpty {
      if unsafe cncurses_open_terminal(candidate) != nil { return candidate }
    }
    return nil
  }

  private func configure() {
    raw()
    noecho()
    nonl()
    unsafe keypad(window, true)
    unsafe meta(window, true)
    if has_colors() {
      start_color()
      use_default_colors()
    }
    InputDecoder.defineKeys()
    def_prog_mode()
  }
}
