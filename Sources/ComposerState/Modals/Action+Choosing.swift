extension Action {
  /// Which of a menu's entries is chosen after a command that moves, or a click.
  func chosen(_ index: Int, of count: Int) -> Int {
    switch self {
    case .command(let command): command.scrolled(index, last: count - 1)
    case .pointed(.entry(let entry)) where entry < count: entry
    default: index
    }
  }
}
