public import Workspace

/// The profile's own devices, one of them chosen for a test.
public struct TestMenu: Hashable, Sendable {
  /// At least two.
  public let targets: [TestTarget]
  public internal(set) var index = 0

  init(_ targets: [TestTarget]) {
    self.targets = targets
  }

  var target: TestTarget { targets[index] }

  mutating func move(by step: Int) {
    index = max(0, min(index + step, targets.count - 1))
  }
}
