public import SendPolicy

/// The question whether the project file may do what an action needs.
public struct PermissionQuestion: Hashable, Sendable {
  /// What goes on once it may.
  public enum Sequel: Hashable, Sendable {
    case command(Command)
    case review(SendPurpose)
  }

  public let request: PermissionRequest
  let sequel: Sequel
  /// How many of its lines are above what is in view.
  public internal(set) var scroll = 0
  /// Whether the answer is being remembered.
  public internal(set) var isAnswered = false
  /// The question may come up by itself, so keys that were meant for the screen before don't count.
  var gate: ReviewGate

  init(_ request: PermissionRequest, sequel: Sequel, at milliseconds: Int) {
    self.request = request
    self.sequel = sequel
    gate = ReviewGate(openedAt: milliseconds)
  }
}
