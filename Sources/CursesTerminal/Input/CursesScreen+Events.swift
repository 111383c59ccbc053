internal import CNcursesw
internal import CTerminalGuard
public import TerminalUI

extension CursesScreen {
  /// The next thing that happened at the terminal, or nil when there is nothing for now.
  ///
  /// After ``TerminalUI/TerminalEvent/endOfInput`` nothing else will come.
  public mutating func nextEvent() -> TerminalEvent? {
    terminal_guard_cover_thread()
    while let report = unsafe input.next(from: window, size: size) {
      switch report {
      // Sent before the terminal learned that the mouse is no longer wanted.
      case .event(.mouse) where !modes.isMouseOn: break
      case .event(let event): return event
      case .mode(TerminalModes.synchronizedOutput, let isOffered): modes.isSynchronized = isOffered
      case .mode: break
      case .identity: input.answersDue = nil
      case .colorsChanged: TerminalModes.write(TerminalModes.backgroundQuestion)
      }
    }
    return nil
  }

  /// In how many milliseconds ``nextEvent()`` has to be asked again although nothing has come; `nil` if it need not.
  public var inputWake: Int? { input.wake }

  /// Whether there is something to read for ``nextEvent()``.
  public var hasInput: Bool { cncurses_has_input(inputDescriptor, 0) != 0 }

  /// Asks the terminal what the first paint does not need; the answers come as events do.
  mutating func askOnce() {
    guard !isAsked else { return }
    isAsked = true
    guard !modes.questions.isEmpty else { return }
    // Farther away than this no terminal is.
    input.answersDue = ContinuousClock.now + .seconds(2)
    TerminalModes.write(modes.questions)
  }
}
