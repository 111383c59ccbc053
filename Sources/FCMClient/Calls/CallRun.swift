/// Many calls as one run: so many at a time, so many a second, again where that is safe, and none after a refusal that
/// holds for all.
///
/// The caller, which owns network, clock and randomness, performs the effects and reports their
/// results. Times count from any moment, the same for the whole run; `chance` is a random number from 0 to 1.
public struct CallRun<Work: CallWork>: Sendable {
  public enum Event: Sendable {
    case started(at: Duration)
    case answered(Int, Result<APIAnswer, CallFailure>, at: Duration, chance: Double)
    /// The time of the last `wake` has come.
    case woken(at: Duration)
    case tokenRenewed(at: Duration)
    case tokenNotRenewed(CredentialFailure, at: Duration)
    /// Nothing begins from now on; what is under way is waited for.
    case cancelled(at: Duration)
  }

  public enum Effect: Hashable, Sendable {
    /// To be made now; the number is the work's, and comes back with the answer.
    case call(Int, APICall)
    case wake(at: Duration)
    /// Nothing is begun for so long, because of the failure.
    case pause(Duration, CallFailure)
    case renewToken
    /// Once for each work.
    case report(Int, Result<Work.Product, CallFailure>)
    /// Always the last; `nil` if nothing ended the run before its end.
    case finish(stoppedBy: CallFailure?)
  }

  /// A call that is to be made, at once or later.
  struct Waiting: Hashable, Sendable {
    var work: Int
    var due: Duration
  }

  var works: [Work]
  let policy: CallPolicy
  var pace: CallPace
  /// The first work that has not begun.
  var next = 0
  var waiting: [Waiting] = []
  /// The calls under way, and the generation of the token that each was given.
  var inFlight: [Int: Int] = [:]
  var attempts: [Int: Int] = [:]
  var lastFailure: [Int: CallFailure] = [:]
  var generation = 0
  var isRenewing = false
  var pausedUntil = Duration.zero
  var pauses = 0
  var stop: CallFailure?
  /// When the run is woken next; several would each ask for another one.
  private var wake: Duration?
  var isCancelled = false
  var isFinished = false
  private var isStarted = false

  public init(_ works: [Work], policy: CallPolicy = .standard) {
    self.works = works
    self.policy = policy
    pace = CallPace(perSecond: policy.perSecond)
  }

  /// Takes what happened and says what to do; an event that is not awaited changes nothing.
  public mutating func update(_ event: Event) -> [Effect] {
    guard !isFinished else { return [] }
    switch event {
    case .started(let now):
      guard !isStarted else { return [] }
      isStarted = true
      return goOn(at: now)
    case .answered(let work, let result, let now, let chance):
      guard let generation = inFlight.removeValue(forKey: work) else { return [] }
      return take(result, of: work, generation, at: now, chance) + goOn(at: now)
    case .woken(let now):
      if let wake, wake <= now { self.wake = nil }
      return goOn(at: now)
    case .tokenRenewed(let now):
      guard isRenewing else { return [] }
      isRenewing = false
      generation += 1
      return goOn(at: now)
    case .tokenNotRenewed(let failure, let now):
      guard isRenewing else { return [] }
      isRenewing = false
      stop = stop ?? CallFailure(failure)
      return goOn(at: now)
    case .cancelled(let now):
      isCancelled = true
      return goOn(at: now)
    }
  }

  private var isOver: Bool { stop != nil || isCancelled }

  /// Begins what may begin, or ends.
  private mutating func goOn(at now: Duration) -> [Effect] {
    guard isStarted else { return [] }
    guard !isOver else { return inFlight.isEmpty ? finish() : [] }
    var effects: [Effect] = []
    while !isRenewing, now >= pausedUntil, inFlight.count < policy.inFlight,
      let (work, place) = due(at: now)
    {
      guard pace.takes(at: now) else { return effects + wake(at: pace.next) }
      if let place { waiting.remove(at: place) } else { next += 1 }
      inFlight[work] = generation
      effects.append(.call(work, works[work].call))
    }
    if inFlight.isEmpty, waiting.isEmpty, next == works.count { return effects + finish() }
    guard !isRenewing, inFlight.count < policy.inFlight else { return effects }
    let nextDue = mayBeginNew ? Duration.zero : waiting.map(\.due).min()
    guard let nextDue, max(nextDue, pausedUntil) > now else { return effects }
    return effects + wake(at: max(nextDue, pausedUntil))
  }

  private mutating func wake(at moment: Duration) -> [Effect] {
    if let wake, wake <= moment { return [] }
    wake = moment
    return [.wake(at: moment)]
  }

  /// What waits goes before what has not begun.
  private func due(at now: Duration) -> (work: Int, place: Int?)? {
    if let place = waiting.firstIndex(where: { $0.due <= now }) {
      return (waiting[place].work, place)
    }
    return mayBeginNew ? (next, nil) : nil
  }

  /// A call that waits keeps its place among those under way: while a server doesn't answer, no others start.
  private var mayBeginNew: Bool {
    next < works.count && inFlight.count + waiting.count < policy.inFlight
  }

  private mutating func finish() -> [Effect] {
    isFinished = true
    let rest = waiting.map(\.work) + Array(next..<works.count)
    let reports = rest.map { work in
      Effect.report(work, .failure(lastFailure[work] ?? .notTried(stop)))
    }
    let cancelled = isCancelled && !rest.isEmpty ? CallFailure.cancelled : nil
    return reports + [.finish(stoppedBy: stop ?? cancelled)]
  }
}
