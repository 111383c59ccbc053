public import TextEditing

/// A list that typing makes shorter, one of its entries chosen.
public struct SearchList: Hashable, Sendable {
  public internal(set) var query = LineEditor("")
  /// The chosen one of the entries that fit, counted from 0.
  public internal(set) var index: Int

  init(index: Int = 0) {
    self.index = index
  }

  var fuzzyQuery: FuzzyQuery { FuzzyQuery(query.text) }

  /// Takes what is typed or pasted; the best entry is chosen then.
  mutating func take(_ action: Action) {
    let before = query.text
    _ = query.take(action)
    if query.text != before { index = 0 }
  }

  /// Takes a command that moves among so many entries, a click on one of them, or what is typed.
  mutating func update(_ action: Action, count: Int) {
    switch action {
    case .command(let command): move(command, count: count)
    case .pointed(.entry(let index)): if index < count { self.index = index }
    default: take(action)
    }
  }

  /// Moves among so many entries.
  mutating func move(_ command: Command, count: Int) {
    index = max(0, command.scrolled(min(index, count - 1), last: count - 1))
  }
}
