internal import CNcursesw
internal import CTerminalGuard
internal import HarmlessText
internal import TerminalUI

/// The switches of a terminal that curses knows nothing of.
struct TerminalModes: Sendable {
  /// Whether the terminal can be talked with: it has a title, and answers questions.
  ///
  /// The consoles of kernels and hardware terminals take the sequences for text.
  let isConversant: Bool
  /// Whether it can be asked for its modes: Apple's Terminal shows the question's last letter.
  let tellsModes: Bool
  /// Whether the program asks the terminal not to reorder text from right to left, because it does that itself.
  let isOrderGiven: Bool
  var isMouseOn: Bool
  /// Whether it can hold back a repaint until all of it has come; see ``synchronizedOutput``.
  var isSynchronized = false

  init(terminal name: String, program: String?, preferences: TerminalPreferences) {
    let consoles = ["linux", "vt", "ansi", "cons", "wsvt", "dumb", "sun"]
    isConversant = !consoles.contains { name.hasPrefix($0) }
    tellsModes = isConversant && program != "Apple_Terminal"
    isOrderGiven = preferences.bidi == .visual
    isMouseOn = preferences.usesMouse
  }

  /// The private mode for repaints that are seen all at once.
  static let synchronizedOutput = 2026
  /// What goes before and after a paint, so that it is seen all at once.
  var aroundPaint: (start: String, end: String) {
    isSynchronized ? ("\u{1B}[?2026h", "\u{1B}[?2026l") : ("", "")
  }

  private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"

  /// What is written when the program takes the terminal.
  ///
  /// The terminal remembers its title; pastes are marked; a change of its colors is reported.
  var entering: String {
    (isConversant ? "\u{1B}[22;0t\u{1B}[?2031h" : "") + "\u{1B}[?2004h"
      + (isOrderGiven ? "\u{1B}[8l" : "") + (isMouseOn ? Self.mouseOn : "")
  }

  /// What is written when it gives the terminal back, the mouse first: its reports come any time.
  var leaving: String {
    (isMouseOn ? Self.mouseOff : "") + (isOrderGiven ? "\u{1B}[8h" : "") + "\u{1B}[?2004l"
      + (isConversant ? "\u{1B}[?2031l\u{1B}[23;0t" : "")
  }

  var mouse: String { isMouseOn ? Self.mouseOn : Self.mouseOff }

  /// OSC 11 without a color asks for it.
  static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"

  /// Asks for background and modes, and last for what every terminal answers (DA1).
  var questions: String {
    guard isConversant else { return "" }
    let modes = tellsModes ? "\u{1B}[?\(Self.synchronizedOutput)$p" : ""
    return Self.backgroundQuestion + modes + "\u{1B}[c"
  }

  /// The text is a title, whatever it holds: control characters and what reorders text is left out.
  ///
  /// Without UTF-8, bytes of other letters might be control characters too.
  static func title(_ text: String, isASCII: Bool) -> String {
    let safe = VisibleText.removing(from: text)
    let written =
      isASCII ? String(safe.unicodeScalars.map { $0.isASCII ? Character($0) : "?" }) : safe
    return "\u{1B}]2;\(written)\u{7}"
  }

  /// Writes past curses, which must have nothing pending.
  static func write(_ text: String) {
    unsafe terminal_write(STDOUT_FILENO, text, text.utf8.count)
  }

  /// Reads and drops what the terminal still sends, so that the shell does not take it for typing.
  static func discardInput(quietMilliseconds: Int32) {
    var bytes = [UInt8](repeating: 0, count: 256)
    for _ in 0..<64 {
      guard cncurses_has_input(STDIN_FILENO, quietMilliseconds) != 0 else { return }
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { return }
    }
  }
}
