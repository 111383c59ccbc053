/// Which of the problems is chosen, counted from 0 in the order of the findings.
public struct Problems: Hashable, Sendable {
  public private(set) var index = 0
  /// The problem that the last jump showed.
  private(set) var shown: Int?

  mutating func select(_ index: Int, of count: Int) {
    self.index = max(0, min(index, count - 1))
  }

  /// Moves in the list; other commands change nothing.
  mutating func move(_ command: Command, count: Int) {
    switch command {
    case .down: select(index + 1, of: count)
    case .up: select(index - 1, of: count)
    case .first: index = 0
    case .last: select(.max, of: count)
    default: break
    }
  }

  /// Jumps to the next problem, around the end of the list; `count` is at least 1.
  ///
  /// The first jump shows the problem that is chosen, unless the list is looked at: it need not be in view yet.
  mutating func jump(by step: Int, of count: Int, isListInFront: Bool) {
    let isSeen = isListInFront || shown == index
    index = isSeen ? (index + step + count) % count : min(index, count - 1)
    shown = index
  }

  /// The chosen problem is shown in its field.
  mutating func showChosen() {
    shown = index
  }
}
