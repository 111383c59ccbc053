import SendPolicy
public import Workspace

/// The profile's own devices, one of them chosen for a test.
public struct TestMenu: Modal {
  /// At least two.
  public let targets: [TestTarget]
  public private(set) var index = 0

  init(_ targets: [TestTarget]) {
    self.targets = targets
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .command(.edit) else {
      index = action.chosen(index, of: targets.count)
      return .stay
    }
    let device = targets[index].name
    return .stay { $0.startReview(.test(device)) }
  }
}
