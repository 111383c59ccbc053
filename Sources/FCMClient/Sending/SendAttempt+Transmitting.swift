extension SendAttempt {
  /// Between the written intent and the outcome.
  mutating func updateOnTheWay(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.transmitting, .answered(.accepted(let name))):
      return record(.accepted(name: "\(name)"), nil)
    case (.transmitting, .answered(.failed(let failure))): return goOn(after: failure)
    case (.transmitting, .deadlinePassed): return fail(.timedOut(request))
    case (.transmitting, .cancelled): return fail(.cancelled(request, hasStarted: true))
    case (.renewing, .tokenRenewed): return transmit()
    case (.renewing(let failure), .tokenNotRenewed(let reason)):
      var failure = failure
      failure.sentence += "; \(reason.sentence)"
      failure.remedy = reason.remedy
      return fail(failure)
    case (.waiting, .waited): return transmit()
    // FCM took nothing up to here, and that is what is recorded.
    case (.waiting(let failure), .cancelled), (.renewing(let failure), .cancelled):
      return fail(failure)
    default: return []
    }
  }

  mutating func transmit() -> [Effect] {
    attempt += 1
    state = .transmitting
    return [.transmit(request)]
  }

  mutating func record(_ outcome: SendOutcome, _ failure: SendFailure?) -> [Effect] {
    guard let written else { return finish(outcome, failure, .nothing(because: journalFailure)) }
    state = .recording(outcome, failure)
    return [.recordOutcome(outcome, of: written)]
  }

  /// A refused token and a refusal for now leave nothing behind, so that another attempt cannot
  /// deliver twice.
  private mutating func goOn(after failure: SendFailure) -> [Effect] {
    if failure.code == .unauthenticated, failure.consequence == .refused, !hasRenewedToken {
      hasRenewedToken = true
      refusal = failure
      state = .renewing(failure)
      return [.renewToken]
    }
    guard let wait = policy.wait(after: failure, attempt: attempt, waited: waited) else {
      return fail(failure)
    }
    if failure.consequence == .refusedForNow { refusal = failure }
    waited += wait
    state = .waiting(failure)
    return [.wait(wait)]
  }

  private mutating func fail(_ failure: SendFailure) -> [Effect] {
    let failure = refusal.map(failure.following) ?? failure
    return record(SendOutcome(.failed(failure)), failure)
  }

  /// Only a dry-run goes without proof that the intent is written.
  private var request: SendRequest {
    guard intent.kind != .dryRun, let written else { return SendRequest(validating: draft) }
    return SendRequest(sending: draft, written)
  }
}

extension SendFailure {
  /// The failure of an attempt after one that the server refused: even if nothing of the last one left this machine, the
  /// first one did.
  fileprivate func following(_ refusal: SendFailure) -> SendFailure {
    guard consequence == .nothingLeft else { return self }
    guard code != .cancelled else { return refusal }
    return SendFailure(
      code: code,
      sentence: "\(refusal.sentence); the next attempt didn't leave this machine",
      remedy: remedy, consequence: .refusedForNow, status: refusal.status)
  }
}
