public import Resolver

/// The files of the texts that are looked at, one of them chosen for the editor.
public struct FileMenu: Modal {
  public struct Entry: Hashable, Sendable {
    public var platform: Platform
    public var source: TextSource
  }

  /// At least two.
  public let entries: [Entry]
  public private(set) var index = 0

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .command(.edit) else {
      index = action.chosen(index, of: entries.count)
      return .stay
    }
    let entry = entries[index]
    return .close { $0.open(entry) }
  }
}
