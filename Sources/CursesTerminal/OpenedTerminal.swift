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

  init(named name: String?, usesColors: Bool) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let asked = name ?? Environment.value("TERM") ?? ""
    guard asked != "dumb" else { throw .incapable(asked) }
    let locale = TerminalLocale.establish()
    // The time after Esc in which the rest of a key's sequence has to come; curses' own is 1000.
    set_escdelay(InputDecoder.keyMilliseconds)
    _ = terminal_guard_arm(STDOUT_FILENO)
    do throws(TerminalError) {
      self.name = try Self.name(for: asked, opening: Self.open)
      guard let window = unsafe cncurses_screen() else { throw .incapable(asked) }
      unsafe self.window = unsafe window
    } catch {
      terminal_guard_disarm()
      throw error
    }
    self.locale = locale
    notes = [locale.note, Self.note(asked: asked, opened: self.name)].compactMap(\.self)
    configure(usesColors: usesColors && Environment.value("NO_COLOR") == nil)
  }

  /// The result of trying to open a terminal by a name.
  enum Attempt: Sendable {
    case opened
    /// The database has no such terminal.
    case unknown
    /// Its cursor cannot be placed.
    case incapable
    /// The database has it, and it couldn't be opened.
    case immense
  }

  /// Returns the first name that can be opened: that of the environment, or of common terminals.
  nonisolated static func name(
    for asked: String, opening open: (String) -> Attempt
  ) throws(TerminalError) -> String {
    for name in [asked, "xterm-256color", "xterm", "vt100", "ansi"] where !name.isEmpty {
      switch open(name) {
      case .opened: return name
      case .incapable: throw .incapable(name)
      case .immense: throw .immense(name)
      case .unknown: continue
      }
    }
    throw .noDatabase
  }

  private static func open(_ name: String) -> Attempt {
    let isBlocked = TerminalDescription.blocker(of: name, environment: Environment.value) != nil
    guard !isBlocked, unsafe cncurses_knows_terminal(name) != 0 else { return .unknown }
    guard unsafe cncurses_open_terminal(name, terminal_paint_output()) != nil else {
      return .immense
    }
    if cncurses_can_place_cursor() != 0 { return .opened }
    endwin()
    return .incapable
  }

  private static func note(asked: String, opened: String) -> String? {
    if asked == opened { return nil }
    let reason =
      asked.isEmpty ? "TERM isn't set" : "this machine doesn't know the terminal ‘\(asked)’"
    return "\(reason), so Pushwright assumes \(opened)"
  }

  private func configure(usesColors: Bool) {
    raw()
    noecho()
    nonl()
    unsafe keypad(window, true)
    unsafe meta(window, true)
    // Without these, curses does not even reset colors.
    if usesColors, has_colors() {
      start_color()
      use_default_colors()
    }
    // A paint goes out whole, whatever is typed meanwhile: it is made to be one write.
    typeahead(-1)
    KeyCodes.define()
    def_prog_mode()
  }
}
