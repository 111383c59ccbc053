internal import CNcursesw
internal import CTerminalGuard
public import TerminalUI

/// The terminal while curses owns it; destroying the value gives the terminal back.
///
/// It is drawn on with ``present(_:theme:)`` and asked with ``nextEvent()`` when
/// ``inputDescriptor`` is readable. Neither waits, and nothing is written unless something changed.
/// Curses is not safe to use from several threads, so all of it stays on the main actor.
@MainActor
@safe
public struct CursesScreen: ~Copyable {
  /// What was not as it should be and how it was helped: sentences to show once.
  public let notes: [String]
  /// Whether the terminal has no UTF-8; then draw with ``Glyphs/ascii``.
  public let isASCII: Bool

  let window: UnsafeMutablePointer<WINDOW>
  let preferences: TerminalPreferences
  var modes: TerminalModes
  var isAsked = false
  var previous: Canvas?
  var styles: CursesStyles?
  var input = InputDecoder()

  /// Takes the terminal of standard input and output.
  ///
  /// A `TERM` that is not in this machine's database is taken for xterm-256color, which is what the
  /// terminals are that are too new for it. Without a name the environment's `TERM` is taken.
  public init(
    terminal name: String? = nil, preferences: TerminalPreferences = TerminalPreferences()
  ) throws(TerminalError) {
    CharacterWidths.use(ambiguousWide: preferences.drawsAmbiguousWide)
    let opened = try OpenedTerminal(named: name, usesColors: preferences.usesColors)
    unsafe window = unsafe opened.window
    isASCII = opened.locale.isASCII
    notes = opened.notes
    self.preferences = preferences
    modes = TerminalModes(
      terminal: opened.name, program: Environment.value("TERM_PROGRAM"), preferences: preferences)
    TerminalModes.write(modes.entering)
  }

  /// How large the terminal is, up to 1000×500: what is beyond stays blank.
  public var size: Size {
    unsafe Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Becomes readable when there are events; wait on it, then call ``nextEvent()`` until nil.
  public var inputDescriptor: Int32 { STDIN_FILENO }

  /// Whether the mouse was asked for; see ``setMouse(_:)``.
  public var isMouseOn: Bool { modes.isMouseOn }

  /// Asks for the mouse, or leaves it to the terminal's own selection of text.
  public mutating func setMouse(_ isOn: Bool) {
    guard isOn != modes.isMouseOn else { return }
    modes.isMouseOn = isOn
    TerminalModes.write(modes.mouse)
  }

  /// Call it after SIGWINCH; the next ``present(_:theme:)`` draws everything.
  public mutating func resized() -> Size {
    var size = winsize()
    if unsafe cncurses_window_size(STDOUT_FILENO, &size) >= 0, size.ws_row > 0, size.ws_col > 0 {
      resize_term(Int32(size.ws_row), Int32(size.ws_col))
    }
    redraw()
    return self.size
  }

  /// Makes the next ``present(_:theme:)`` draw everything, whatever else wrote on the screen.
  public mutating func redraw() {
    previous = nil
    unsafe clearok(window, true)
  }

  /// What the terminal shows if the program crashes: where the log and the draft are.
  public func setLastWords(_ words: String) {
    unsafe terminal_guard_set_words(words)
  }

  /// Gives the terminal back.
  public consuming func close() {}

  deinit {
    Self.leave(modes, answersDue: input.answersDue)
    terminal_guard_disarm()
  }

  /// Leaves the terminal as it was found.
  nonisolated static func leave(_ modes: TerminalModes, answersDue: ContinuousClock.Instant?) {
    TerminalModes.write(modes.leaving)
    if let answersDue, ContinuousClock.now < answersDue {
      TerminalModes.discardInput(quietMilliseconds: 50)
    } else if modes.isMouseOn {
      TerminalModes.discardInput(quietMilliseconds: 5)
    }
    endwin()
  }
}

extension CursesScreen {
  /// Puts a text on the clipboard of the machine where the terminal is, over any connection.
  ///
  /// It goes through the terminal (OSC 52), which may be set to ignore it and does not tell. In tmux it
  /// goes to tmux, for `set-clipboard on`, and past it, for `allow-passthrough on`.
  public func copy(_ text: String) throws(ClipboardError) {
    guard modes.isConversant else { throw .noClipboard }
    let isInTmux = Environment.value("TMUX") != nil
    TerminalModes.write(try ClipboardSequence.copying(text, isInTmux: isInTmux))
  }
}
