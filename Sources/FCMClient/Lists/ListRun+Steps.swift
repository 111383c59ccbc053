/// How messages begin and end: a step of the history at a time.
extension ListRun {
  /// What waits for another attempt when the run ends was never taken.
  mutating func endWaiting() {
    for number in waitingNumbers.sorted() {
      let failure = slots[number]?.failure
      end(
        number,
        .notSent(
          code: failure?.code.description ?? SendFailure.Code.cancelled.description,
          sentence: failure?.sentence ?? "the run ended before it was sent"))
    }
  }

  mutating func sendWaiting(at now: Duration) -> [Effect] {
    guard !isRenewing, !waitingNumbers.isEmpty, now >= patience.pausedUntil else {
      return isRenewing || waitingNumbers.isEmpty ? [] : wake(at: patience.pausedUntil)
    }
    var effects: [Effect] = []
    var nextDue: Duration?
    for number in waitingNumbers.sorted() {
      guard case .waiting(let due)? = slots[number]?.stage else { continue }
      if due > now {
        nextDue = min(nextDue ?? due, due)
      } else if rate.take(upTo: 1, at: now) == 1 {
        waitingNumbers.remove(number)
        effects += send(number)
      } else {
        nextDue = rate.next(after: now)
        break
      }
    }
    return effects + (nextDue.map { wake(at: $0) } ?? [])
  }

  /// A request that can't be made of a message is refused here, as FCM would do.
  private mutating func send(_ number: Int) -> [Effect] {
    guard let message = slots[number]?.message else { return [] }
    do throws(RefusedSend) {
      let request = try order.request(for: message, deadline: policy.deadline)
      slots[number]?.stage = .sending(generation: generation)
      sendingCount += 1
      return [.send(number, request)]
    } catch {
      end(number, .notSent(code: error.code.description, sentence: error.sentence))
      return []
    }
  }

  mutating func nextStep(at now: Duration) -> [Effect] {
    guard writing == nil else { return [] }
    let mayBegin = !isOver && !isRenewing && now >= patience.pausedUntil
    let room = mayBegin ? min(policy.window - slots.count, queue.count) : 0
    guard room > 0 || !endedNumbers.isEmpty else {
      let isWaiting = !isOver && now < patience.pausedUntil && queue.count > 0
      return isWaiting ? wake(at: patience.pausedUntil) : []
    }
    let possible = room > 0 ? rate.available(upTo: room, at: now) : 0
    guard possible > 0 || !endedNumbers.isEmpty else { return wake(at: rate.next(after: now)) }
    if let lastStep, now < lastStep + policy.interval,
      possible + endedNumbers.count < policy.batch
    {
      return wake(at: lastStep + policy.interval)
    }
    let count = rate.take(upTo: possible, at: now)
    return [write(beginning: count, at: now)]
  }

  private mutating func write(beginning count: Int, at now: Duration) -> Effect {
    let begun = queue.take(count)
    for message in begun { slots[message.number] = Slot(message: message, stage: .beginning) }
    let numbers = endedNumbers
    endedNumbers = []
    var ended: [(number: Int, outcome: ListOutcome)] = []
    for number in numbers {
      guard case .ended(let outcome)? = slots[number]?.stage else { continue }
      slots[number]?.stage = .recording(outcome)
      ended.append((number, outcome))
    }
    let step = ListStep(begun: begun.map(\.number), ended: ended)
    writing = Writing(step: step, ended: numbers)
    lastStep = now
    return .write(step)
  }

  /// The history has the step, or part of it, or not.
  mutating func takeStep(
    at now: Duration, problem: String?, hasOutcomes: Bool
  ) -> [Effect] {
    guard let writing else { return [] }
    self.writing = nil
    let step = writing.step
    if let problem {
      stop = stop ?? .withoutHistory(problem)
      if !hasOutcomes, step.hasOutcomes { unrecorded = unrecorded ?? problem }
    }
    var effects: [Effect] = []
    for number in writing.ended {
      guard let slot = slots.removeValue(forKey: number), case .recording(let outcome) = slot.stage
      else { continue }
      tally.add(outcome)
      effects.append(.report(slot.message, outcome))
    }
    for number in step.begun {
      // A step that wasn't written has begun nothing; a run that is over has, and says what became of it.
      if problem != nil {
        slots[number] = nil
        queue.hasDropped = true
      } else if isOver {
        end(
          number,
          .notSent(
            code: SendFailure.Code.cancelled.description,
            sentence: "the run ended before it was sent"))
      } else {
        effects += send(number)
      }
    }
    return effects + goOn(at: now)
  }
}
