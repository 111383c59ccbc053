/// Which recipients of a list are done with, from the steps of its runs.
///
/// The steps of one run are added one after the other, and then the runs, oldest first.
public struct ListProgress: Hashable, Sendable {
  /// What the history knows about one recipient.
  public enum Standing: Hashable, Sendable {
    case sent
    case dead
    /// FCM's code.
    case refused(String)
    case unknown
    /// Nothing was sent to it yet.
    case left

    /// The word of ``ListOutcome/name``.
    public var name: String {
      switch self {
      case .sent: "sent"
      case .dead: "dead"
      case .refused: "refused"
      case .unknown: "unknown"
      case .left: "not-sent"
      }
    }
  }

  /// Sent, dead or refused: they never get the message again.
  public private(set) var done = RecordSet()
  /// Begun without an outcome that tells.
  public private(set) var unknown = RecordSet()
  /// Those of ``done`` for which FCM has answered UNREGISTERED.
  public private(set) var dead = RecordSet()
  /// Those of ``done`` that FCM has refused for other reasons, by its codes.
  private var refused: [String: RecordSet] = [:]

  public init() {}

  /// Adds a step; `false` if it isn't one.
  public mutating func add(step json: String) -> Bool {
    guard let step = ReadStep(json) else { return false }
    unknown.insert(step.begun)
    for ranges in [step.accepted, step.dead] + step.refused.values {
      unknown.remove(ranges)
      done.insert(ranges)
    }
    dead.insert(step.dead)
    for (code, ranges) in step.refused { refused[code, default: RecordSet()].insert(ranges) }
    unknown.remove(step.notSent)
    return true
  }

  /// Adds a later run of the same list.
  ///
  /// A message that was unknown stays unknown, although it wasn't sent when it was to be sent again.
  public mutating func add(run: ListProgress) {
    done.formUnion(run.done)
    dead.formUnion(run.dead)
    for (code, records) in run.refused {
      refused[code, default: RecordSet()].formUnion(records)
    }
    unknown.formUnion(run.unknown)
    unknown.subtract(done)
  }

  /// A person has found out whether the unknown messages of the run were delivered.
  public mutating func settle(delivered isDelivered: Bool) {
    if isDelivered { done.formUnion(unknown) }
    unknown = RecordSet()
  }

  /// Whether a recipient gets the message when the list goes on.
  public func isLeft(_ number: Int, includingUnknown: Bool) -> Bool {
    !done.contains(number) && (includingUnknown || !unknown.contains(number))
  }

  /// What is known about the record of that number.
  public func standing(of number: Int) -> Standing {
    if unknown.contains(number) { return .unknown }
    guard done.contains(number) else { return .left }
    if dead.contains(number) { return .dead }
    let code = refused.first { $0.value.contains(number) }?.key
    return code.map { .refused($0) } ?? .sent
  }
}
