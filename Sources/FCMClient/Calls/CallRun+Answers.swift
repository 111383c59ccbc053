extension CallRun {
  mutating func take(
    _ result: Result<APIAnswer, CallFailure>, of work: Int, _ generation: Int, at now: Duration,
    _ chance: Double
  ) -> [Effect] {
    let step: CallStep<Work.Product> =
      switch result {
      case .success(let answer): works[work].take(answer)
      case .failure(let failure): .failed(failure)
      }
    switch step {
    case .goOn:
      attempts[work] = 0
      lastFailure[work] = nil
      waiting.append(Waiting(work: work, due: now))
      return []
    case .done(let product): return [.report(work, .success(product))]
    case .failed(let failure):
      return take(failure, of: work, generation, at: now, chance)
    }
  }

  private mutating func take(
    _ failure: CallFailure, of work: Int, _ generation: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    switch failure.reach {
    case .call, .notTried: return [.report(work, .failure(failure))]
    case .run, .foreign: return end(with: failure, of: work)
    case .token: return renew(after: failure, of: work, generation, at: now)
    case .quota: return pause(after: failure, of: work, at: now, chance)
    case .unknown, .nothingLeft:
      let attempt = attempts[work, default: 0] + 1
      attempts[work] = attempt
      guard attempt < policy.attempts else {
        return failure.reach == .nothingLeft
          ? end(with: failure, of: work) : [.report(work, .failure(failure))]
      }
      if failure.reach == .unknown { lastFailure[work] = failure }
      waiting.append(Waiting(work: work, due: now + policy.delay(attempt: attempt, chance: chance)))
      return []
    }
  }

  /// Only the first reason is reported.
  private mutating func end(with failure: CallFailure, of work: Int) -> [Effect] {
    stop = stop ?? failure
    return [.report(work, .failure(lastFailure[work] ?? failure))]
  }

  /// A token is renewed once in a run; a call that was made with the older one is made again with the newer one.
  private mutating func renew(
    after failure: CallFailure, of work: Int, _ used: Int, at now: Duration
  ) -> [Effect] {
    guard used == 0 else { return end(with: failure, of: work) }
    waiting.append(Waiting(work: work, due: now))
    guard generation == 0, !isRenewing else { return [] }
    isRenewing = true
    return [.renewToken]
  }

  /// The quota is the project's: all calls wait, and those under way are refused for the same reason.
  private mutating func pause(
    after failure: CallFailure, of work: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    guard now >= pausedUntil else {
      waiting.append(Waiting(work: work, due: pausedUntil))
      return []
    }
    let wait = policy.pause(number: pauses, retryAfter: failure.retryAfter, chance: chance)
    guard pauses < policy.pauses, wait <= policy.longestPause else {
      return end(with: failure, of: work)
    }
    pauses += 1
    pausedUntil = now + wait
    waiting.append(Waiting(work: work, due: pausedUntil))
    return [.pause(wait, failure)]
  }
}

extension CallFailure {
  static let cancelled = CallFailure(
    .cancelled, "the run was given up",
    remedy: "run it again; finished changes stay as they are", reach: .notTried)
}
