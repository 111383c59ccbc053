/// The values of a field that is a choice, one of them chosen.
public struct ChoiceMenu: Modal {
  public struct Entry: Hashable, Sendable {
    /// Empty for taking the field out of the message.
    public var word: String
    public var meaning: String
  }

  public var field: FieldID
  /// The name of the field.
  public var title: String
  public var entries: [Entry]
  public private(set) var index: Int

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .command(.edit) else {
      index = action.chosen(index, of: entries.count)
      return .stay
    }
    let (field, word) = (field, entries[index].word)
    return .close { composer in
      composer.choose(word, for: field)
      return []
    }
  }
}

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
