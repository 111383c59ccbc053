/// What a setting does, what it may hold and which file it is written in.
public struct SettingPage: Modal {
  public let entry: SettingEntry
  /// How many lines are above what is in view.
  public private(set) var scroll = 0

  init(_ entry: SettingEntry) {
    self.entry = entry
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    if case .command(let command) = action {
      scroll = command.scrolled(scroll, last: Self.limit, page: 8)
    }
    return .stay
  }

  /// No setting has more rows on the smallest screen.
  private static let limit = 30
}
