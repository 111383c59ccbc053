internal import CNcursesw
internal import TerminalUI

/// Reads from curses, and knows how long the rest of a sequence may take.
@safe
struct InputDecoder {
  /// Until when answers of the terminal may be on their way; nil when none are.
  var answersDue: ContinuousClock.Instant?

  private var sequences = SequenceDecoder()
  private var clicks = ClickCounter()
  private var ready: [TerminalReport] = []
  private var lastInput = ContinuousClock.now

  /// How long the rest of a key's sequence may take: only a slow connection tears it apart.
  static let keyMilliseconds: Int32 = 25
  /// How long nothing may come of a paste before it counts as ended.
  static let pasteMilliseconds = 2000
  /// How long that of an answer may; only then is Esc that late.
  private static let answerMilliseconds: Int32 = 100

  /// Nil when there is nothing to read now.
  @MainActor
  mutating func next(from window: UnsafeMutablePointer<WINDOW>, size: Size) -> TerminalReport? {
    while true {
      if !ready.isEmpty { return counted(ready.removeFirst()) }
      if let input = unsafe Self.read(window) {
        take(input, size: size)
      } else if sequences.isPasting, lastInput + .milliseconds(Self.pasteMilliseconds) <= .now {
        ready = sequences.abandonPaste()
      } else if sequences.isUndecided {
        if !isRestComing { ready = sequences.pause() }
      } else {
        return cncurses_is_at_end(STDIN_FILENO) != 0 ? .event(.endOfInput) : nil
      }
    }
  }

  private mutating func take(_ input: SequenceDecoder.Input, size: Size) {
    if case .code(KEY_RESIZE) = input {
      ready = [.event(.resize(size))]
      return
    }
    let now = ContinuousClock.now
    // Half a sequence must not swallow what is typed a while later.
    if sequences.isWithinSequence, now - lastInput > .seconds(1) { sequences.abandonSequence() }
    if sequences.isPasting, now - lastInput >= .milliseconds(Self.pasteMilliseconds) {
      ready = sequences.abandonPaste()
    }
    lastInput = now
    if sequences.wasPasteAbandoned { continuePaste(with: input) }
    ready += sequences.take(input)
  }

  /// No one presses several keys at once: keys that come together after a paste without an end are the rest of it.
  private mutating func continuePaste(with input: SequenceDecoder.Input) {
    if case .character(let scalar) = input, scalar != "\u{1B}",
      cncurses_has_input(STDIN_FILENO, 0) != 0
    {
      sequences.resumePaste()
    } else {
      sequences.forgetAbandonedPaste()
    }
  }

  /// In how many milliseconds to look again, whatever comes until then; `nil` if only input matters.
  var wake: Int? { sequences.isPasting ? Self.pasteMilliseconds : nil }

  private mutating func counted(_ report: TerminalReport) -> TerminalReport {
    guard case .event(.mouse(let event)) = report else { return report }
    return .event(.mouse(clicks.counted(event, at: lastInput)))
  }

  /// Curses has waited for the rest of a key already; an answer is given a little more.
  private var isRestComing: Bool {
    guard let answersDue, ContinuousClock.now < answersDue,
      cncurses_is_at_end(STDIN_FILENO) == 0
    else { return false }
    return cncurses_has_input(STDIN_FILENO, Self.answerMilliseconds) != 0
  }

  /// Reads without waiting, except for the rest of a character whose first byte is there.
  @MainActor
  private static func read(_ window: UnsafeMutablePointer<WINDOW>) -> SequenceDecoder.Input? {
    unsafe wtimeout(window, cncurses_has_input(STDIN_FILENO, 0) != 0 ? keyMilliseconds : 0)
    var value: wint_t = 0
    switch unsafe wget_wch(window, &value) {
    case KEY_CODE_YES: return .code(Int32(bitPattern: value))
    case OK: return Unicode.Scalar(value).map { .character($0) }
    default: return nil
    }
  }
}
