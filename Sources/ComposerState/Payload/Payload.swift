/// The payload pane: which view is in front, and how far it is scrolled.
public struct Payload: Hashable, Sendable {
  public private(set) var view = PayloadView.sent
  /// How many lines are above what is in view.
  public private(set) var scroll = 0

  mutating func show(_ view: PayloadView) {
    self.view = view
    scroll = 0
  }

  /// Scrolls in so many lines, or turns to a neighboring view; other commands change nothing.
  mutating func move(_ command: Command, lineCount: Int) {
    switch command {
    case .down: scroll(to: scroll + 1, of: lineCount)
    case .up: scroll(to: scroll - 1, of: lineCount)
    case .first: scroll = 0
    case .last: scroll(to: .max, of: lineCount)
    case .right: show(view.moved(by: 1))
    case .left: show(view.moved(by: -1))
    default: break
    }
  }

  mutating func scroll(to line: Int, of lineCount: Int) {
    scroll = max(0, min(line, lineCount - 1))
  }

  /// Another draft is read from its first line; the view stays.
  mutating func startOver() {
    scroll = 0
  }
}
