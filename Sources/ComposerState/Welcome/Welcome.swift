/// The start in a directory that has neither a project nor drafts.
public struct Welcome: Modal {
  /// A way to begin.
  public enum Choice: CaseIterable, Hashable, Sendable {
    case demo
    /// Sets up a project in this directory.
    case initialize
    case openDraft
  }

  public private(set) var index = 0

  public init() {}

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .command(.edit) else {
      index = action.chosen(index, of: Choice.allCases.count)
      return .stay
    }
    return switch Choice.allCases[index] {
    case .demo: .stay { _ in [.startOver(.demo)] }
    case .initialize: .stay { _ in [.startOver(.initialize)] }
    case .openDraft: .close { $0.showDrafts() }
    }
  }

  /// Esc leaves an empty draft; the key that quits elsewhere quits here, too.
  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    command == .quit ? .close { $0.quit() } : .close
  }
}

extension Composer {
  /// Asks how to begin, before the first paint.
  public mutating func welcome() { open(Welcome()) }
}
