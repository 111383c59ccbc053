internal import PushMessages

/// One answer of “How do I…”; Enter goes to its first field.
public struct HowToPage: Modal {
  public let topic: HowTo
  /// How many lines are above what is in view.
  public private(set) var scroll = 0
  /// The list that it was opened from; `nil` for the palette.
  private let origin: SearchList?

  init(_ topic: HowTo, from origin: SearchList? = nil) {
    self.topic = topic
    self.origin = origin
  }

  /// Whether Enter leads to a field.
  public var hasField: Bool { topic.field != nil }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard case .command(let command) = action else { return .stay }
    guard command == .edit, let field = topic.field else {
      scroll = command.scrolled(scroll, last: Self.limit, page: 8)
      return .stay
    }
    return .close { composer in
      composer.edit(fieldAt: composer.document.androidPlace(of: field) ?? field)
      return []
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    guard let origin else { return .close }
    return .close { composer in
      composer.open(HowToList(search: origin))
      return []
    }
  }

  /// No answer has more rows on the smallest screen.
  private static let limit = 40
}
