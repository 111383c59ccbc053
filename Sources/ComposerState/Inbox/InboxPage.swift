/// What has come to the local FCM of the profile, and what its simulated devices have made of it.
public struct InboxPage: Modal {
  /// `nil` until the local FCM has answered.
  public private(set) var answer: InboxAnswer?
  public private(set) var scroll = 0

  init() {}

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.showInbox): return .stay { _ in [.readInbox] }
    case .command(let command): scroll = command.scrolled(scroll, last: Self.limit)
    case .scrolled(let line): scroll = max(0, line)
    default: break
    }
    return .stay
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    if case .inboxRead(let answer) = news { self.answer = answer }
  }

  /// More lines than fifty messages have.
  private static let limit = 1000
}
