public import FCMClient
import SendPolicy

/// A send or a dry-run that waits for its answer.
public struct RunningSend: Hashable, Sendable {
  /// What happens when the answer is there.
  public enum Sequel: Hashable, Sendable {
    case suspend
    /// Uses another profile; only a dry-run is awaited for that.
    case useProfile(String)
    /// Leaves, with a question where work is unsaved.
    case quit
    /// Leaves without a question, because a signal asked for it.
    case leave
    /// Leaves without a question, because the terminal is gone: who asks to leave then asks for the first time.
    case hangUp
  }

  public let intent: SendIntent
  public let since: EventTime
  /// What lint has against a message whose dry run it is.
  let doubt: DryRunDoubt?
  public internal(set) var sequel: Sequel?
  /// Whether nobody waits any longer.
  public internal(set) var isGivenUp = false

  init(_ intent: SendIntent, since: EventTime, doubt: DryRunDoubt? = nil) {
    self.intent = intent
    self.doubt = doubt
    self.since = since
  }

  /// Whether something outside of the terminal wants the program to go.
  var isToldToGo: Bool { sequel == .leave || sequel == .hangUp }

  /// Whether devices may get it, so that its end has to be known.
  public var isReal: Bool { intent.kind != .dryRun }

  /// How long it has taken, in whole seconds.
  public func seconds(at moment: EventTime) -> Int {
    max(0, moment.milliseconds - since.milliseconds) / 1000
  }
}
