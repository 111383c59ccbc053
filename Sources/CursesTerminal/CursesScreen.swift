internal import CNcursesw
internal import CTerminalGuard
public import TerminalUI

/// The terminal while curses owns it; destroying the value gives the terminal back.
///
/// It is drawn on with ``present(_:theme:)`` and asked with ``nextEvent()`` when
/// ``inputDescriptor`` is readable. Nothing here waits, and nothing is written unless something
/// changed. Curses is not safe to use from several threads, so all of it stays on the main actor.
@MainActor
@safe
public struct CursesScreen: ~Copyable {
  /// What was not as it should be and how it was helped: sentences to show once.
  public let notes: [String]
  /// Whether the terminal has no UTF-8; then draw with ``Glyphs/ascii``.
  public let isASCII: Bool

  let window: UnsafeMutablePointer<WINDOW>
  let canSetTitle: Bool
  var previous: Canvas?
  var styles: CursesStyles?
  var input = InputDecoder()

  /// Takes the terminal of standard input and output.
  ///
  /// A `TERM` that is not in this machine's database is taken for xterm-256color, which is what the
  /// terminals are that are too new for it. Without a name the environment's `TERM` is taken.
  public init(terminal name: String? = nil) throws(TerminalError) {
    let opened = try OpenedTerminal(named: name)
    unsafe window = unsafe opened.window
    isASCII = opened.locale.isASCII
    notes = opened.notes
    canSetTitle = TerminalModes.canSetTitle(terminal: opened.name)
    enterModes()
  }

  /// How large the terminal is.
  public var size: Size {
    unsafe Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Becomes readable when there are events; wait on it, then call ``nextEvent()`` until nil.
  public var inputDescriptor: Int32 { STDIN_FILENO }

  /// Call it after SIGWINCH; the next ``present(_:theme:)`` draws everything.
  public mutating func resized() -> Size {
    var size = winsize()
    if unsafe cncurses_window_size(STDOUT_FILENO, &size) == 0, size.ws_row > 0, size.ws_col > 0 {
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

  /// Gives the terminal back for a while: for an editor, or before the program stops.
  public mutating func handOver() {
    _ = curs_set(1)
    unsafe wrefresh(window)
    Self.leaveModes(canSetTitle: canSetTitle)
    endwin()
  }

  /// Takes the terminal again after ``handOver()``, whatever size it has now.
  public mutating func takeBack() {
    reset_prog_mode()
    enterModes()
    input = InputDecoder()
    _ = resized()
  }

  /// Stops the program as Ctrl-Z does elsewhere, and comes back when it continues.
  public mutating func suspend() {
    handOver()
    cncurses_stop()
    takeBack()
  }

  /// What the terminal shows if the program crashes: where the log and the draft are.
  public func setLastWords(_ words: String) {
    unsafe terminal_guard_set_words(words)
  }

  /// Gives the terminal back.
  public consuming func close() {}

  deinit {
    Self.leaveModes(canSetTitle: canSetTitle)
    endwin()
    terminal_guard_disarm()
  }

  private func enterModes() {
    TerminalModes.write((canSetTitle ? TerminalModes.titleSaved : "") + TerminalModes.on)
  }

  private nonisolated static func leaveModes(canSetTitle: Bool) {
    TerminalModes.write(TerminalModes.off + (canSetTitle ? TerminalModes.titleRestored : ""))
  }
}
