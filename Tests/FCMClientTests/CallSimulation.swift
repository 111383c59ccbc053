import FCMClient

/// A run against a server and a clock that exist in the test only: every event comes at its time.
struct CallSimulation<Work: CallWork> {
  /// What the server does with a call: its answer, and how long that takes.
  typealias Server = (_ call: APICall, _ attempt: Int) -> (Result<APIAnswer, CallFailure>, Duration)

  var run: CallRun<Work>
  let server: Server
  /// The result of asking for another token; `nil` gives one.
  var tokenFailure: CredentialFailure?
  var random = SplitMix(state: 7)

  private(set) var now = Duration.zero
  private(set) var results: [Int: Result<Work.Product, CallFailure>] = [:]
  private(set) var reportCount = 0
  private(set) var starts: [Duration] = []
  private(set) var calls: [APICall] = []
  private(set) var mostInFlight = 0
  private(set) var pauses: [Duration] = []
  private(set) var renewals = 0
  private(set) var end: CallFailure??

  private enum Due {
    case answer(Int, Result<APIAnswer, CallFailure>)
    case wake
  }

  private var due: [(at: Duration, number: Int, what: Due)] = []
  private var number = 0
  private var attempts: [APICall: Int] = [:]
  private var inFlight = 0

  init(_ works: [Work], policy: CallPolicy = .standard, server: @escaping Server) {
    run = CallRun(works, policy: policy)
    self.server = server
  }

  /// Goes on to the end; `false` if the run waits for something that never comes.
  mutating func finish(cancelledAt moment: Duration? = nil) -> Bool {
    perform(run.update(.started(at: now)))
    var isCancelled = false
    while end == nil,
      let next = due.indices.min(by: { (due[$0].at, due[$0].number) < (due[$1].at, due[$1].number) }
      )
    {
      if let moment, !isCancelled, due[next].at >= moment {
        isCancelled = true
        now = moment
        perform(run.update(.cancelled(at: now)))
        continue
      }
      let event = due.remove(at: next)
      now = event.at
      switch event.what {
      case .wake: perform(run.update(.woken(at: now)))
      case .answer(let work, let result):
        inFlight -= 1
        let chance = Double(random.next() % 1000) / 1000
        perform(run.update(.answered(work, result, at: now, chance: chance)))
      }
    }
    return end != nil
  }

  private mutating func perform(_ effects: [CallRun<Work>.Effect]) {
    for effect in effects {
      switch effect {
      case .call(let work, let call):
        let attempt = attempts[call, default: 0] + 1
        attempts[call] = attempt
        calls.append(call)
        starts.append(now)
        inFlight += 1
        mostInFlight = max(mostInFlight, inFlight)
        let (result, delay) = server(call, attempt)
        enqueue(.answer(work, result), at: now + delay)
      case .wake(let moment): enqueue(.wake, at: max(moment, now))
      case .pause(let wait, _): pauses.append(wait)
      case .renewToken:
        renewals += 1
        let failure = tokenFailure
        perform(
          run.update(failure.map { .tokenNotRenewed($0, at: now) } ?? .tokenRenewed(at: now)))
      case .report(let work, let result):
        reportCount += 1
        results[work] = result
      case .finish(let failure): end = .some(failure)
      }
    }
  }

  private mutating func enqueue(_ what: Due, at moment: Duration) {
    number += 1
    due.append((moment, number, what))
  }
}
