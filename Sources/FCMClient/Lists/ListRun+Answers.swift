import HarmlessText

/// What an answer means for its recipient and for the run.
extension ListRun {
  mutating func take(
    _ answer: SendAnswer, of number: Int, _ used: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    switch answer {
    case .accepted(let name):
      (patience.pauses, patience.silences) = (0, 0)
      patience.hasReached = true
      end(number, .accepted(name: "\(name)"))
      return []
    case .failed(let failure):
      switch failure.consequence {
      case .refused:
        patience.silences = 0
        return refuse(failure, number, used, at: now)
      case .refusedForNow:
        patience.silences = 0
        return wait(failure, number, at: now, chance)
      case .nothingLeft: return keep(failure, number, at: now, chance)
      case .unknown: return lose(failure, number, at: now, chance)
      }
    }
  }

  private mutating func refuse(
    _ failure: SendFailure, _ number: Int, _ used: Int, at now: Duration
  ) -> [Effect] {
    let code = failure.code
    switch code {
    case .unauthenticated:
      return renew(after: failure, number, used, at: now)
    case .permissionDenied, .notFound:
      // It is about the account or the project, and every other message would be refused alike.
      stop = stop ?? failure
      end(number, .notSent(code: code.description, sentence: failure.sentence))
    case .unregistered:
      patience.hasReached = true
      end(number, .dead(sentence: failure.sentence))
    default:
      end(number, .refused(code: code.description, sentence: failure.sentence))
      patience.refusals += 1
      if !patience.hasReached, patience.refusals >= policy.refusals {
        stop = stop ?? .allRefused(patience.refusals, failure)
      }
    }
    return []
  }

  /// A token is used until FCM refuses it; messages that were refused with the older one are sent with the newer one.
  ///
  /// A list may take longer than several tokens live. One that is refused at once was never good.
  private mutating func renew(
    after failure: SendFailure, _ number: Int, _ used: Int, at now: Duration
  ) -> [Effect] {
    let attempts = slots[number]?.attempts ?? 1
    guard attempts < policy.attempts else {
      stop = stop ?? failure
      end(number, .notSent(code: failure.code.description, sentence: failure.sentence))
      return []
    }
    tryAgain(number, failure, at: now)
    guard used == generation, !isRenewing, !isOver else { return [] }
    isRenewing = true
    return [.renewToken]
  }

  /// 429: the quota of the project holds up the whole list, the one of a device only its own message.
  private mutating func wait(
    _ failure: SendFailure, _ number: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    guard failure.isOfOneTarget else {
      let effects = pause(failure, least: 60, at: now, chance)
      tryAgain(number, failure, at: max(now, patience.pausedUntil))
      return effects
    }
    let attempts = slots[number]?.attempts ?? 1
    // Messages that wait keep their places in the window; the others need room.
    guard attempts < 3, waitingNumbers.count < policy.window / 4 else {
      end(number, .notSent(code: failure.code.description, sentence: failure.sentence))
      return []
    }
    let wait = Duration.seconds(60 << (attempts - 1))
    tryAgain(number, failure, at: now + (failure.retryAfter ?? wait) + wait * (chance / 10))
    return []
  }

  /// Nothing left this machine.
  private mutating func keep(
    _ failure: SendFailure, _ number: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    guard failure.allowsAnotherAttempt, !isOver else {
      if failure.code != .cancelled { stop = stop ?? failure }
      end(number, .notSent(code: failure.code.description, sentence: failure.sentence))
      return []
    }
    let effects = pause(failure, least: 2, at: now, chance)
    tryAgain(number, failure, at: max(now, patience.pausedUntil))
    return effects
  }

  /// FCM may have taken the message, so it is never tried again.
  private mutating func lose(
    _ failure: SendFailure, _ number: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    end(number, .unknown(code: failure.code.description, sentence: failure.sentence))
    switch failure.code {
    case .redirected, .unreadableAnswer, .sentDespiteDryRun:
      // Something else than FCM answers, as it would every message.
      stop = stop ?? failure
      return []
    case .unavailable, .internalError:
      return pause(failure, least: 10, at: now, chance)
    default:
      patience.silences += 1
      guard patience.silences >= policy.silences else { return [] }
      patience.silences = 0
      return pause(failure, least: 10, at: now, chance)
    }
  }

  private mutating func tryAgain(_ number: Int, _ failure: SendFailure, at due: Duration) {
    slots[number]?.attempts += 1
    slots[number]?.failure = failure
    slots[number]?.stage = .waiting(until: due)
    waitingNumbers.insert(number)
  }

  /// All messages wait; those under way fail for the same reason and make it no longer.
  private mutating func pause(
    _ failure: SendFailure, least: Int, at now: Duration, _ chance: Double
  ) -> [Effect] {
    guard now >= patience.pausedUntil, !isOver else { return [] }
    let wait = policy.pause(
      number: patience.pauses, least: least, retryAfter: failure.retryAfter, chance: chance)
    guard patience.pauses < policy.pauses, wait <= policy.longestPause else {
      stop = stop ?? failure
      return []
    }
    patience.pauses += 1
    patience.pausedUntil = now + wait
    rate.restart(at: patience.pausedUntil)
    return [.pause(wait, failure)]
  }
}

extension SendFailure {
  /// The list isn't what was examined, or can't be read on.
  static func unreadableList(_ sentence: String) -> SendFailure {
    SendFailure(
      code: .unreadableList, sentence: VisibleText.of(sentence),
      remedy: "what wasn't sent can go on once the list is as it was", consequence: .nothingLeft)
  }

  /// Nothing is sent without a record of it.
  static func withoutHistory(_ sentence: String) -> SendFailure {
    SendFailure(
      code: .withoutHistory, sentence: "couldn't write the history (\(VisibleText.of(sentence)))",
      remedy: "make it writable: nothing is sent without a record of it", consequence: .nothingLeft)
  }

  /// So many messages were refused that the message must be wrong.
  static func allRefused(_ count: Int, _ failure: SendFailure) -> SendFailure {
    var failure = failure
    failure.sentence = "FCM refused the first \(count) messages and took none: \(failure.sentence)"
    return failure
  }
}

extension SendFailure.Code {
  /// A list of recipients that can't be read on.
  public static let unreadableList = Self(description: "unreadable list")
  /// The history couldn't be written.
  public static let withoutHistory = Self(description: "no history")
}
