/// Which recipients of a list are done with, from the steps of all its runs, oldest first.
public struct ListProgress: Hashable, Sendable {
  /// Sent, dead or refused: they never get the message again.
  public private(set) var done = RecordSet()
  /// Begun without an outcome that tells.
  public private(set) var unknown = RecordSet()

  public init() {}

  /// Adds a step; `false` if it isn't one.
  public mutating func add(step json: String) -> Bool {
    guard let step = ReadStep(json) else { return false }
    for range in step.begun.ranges {
      for number in range { unknown.insert(number) }
    }
    for range in ([step.accepted, step.dead] + step.refused.values).flatMap(\.ranges) {
      for number in range {
        unknown.remove(number)
        done.insert(number)
      }
    }
    for range in step.notSent.ranges {
      for number in range { unknown.remove(number) }
    }
    return true
  }

  /// Whether a recipient gets the message when the list goes on.
  public func isLeft(_ number: Int, includingUnknown: Bool) -> Bool {
    !done.contains(number) && (includingUnknown || !unknown.contains(number))
  }
}
