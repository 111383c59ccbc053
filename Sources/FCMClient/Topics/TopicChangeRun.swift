import HarmlessText

/// Changes of topics from intents to outcomes: for each batch `writeIntent → calls → recordOutcome`.
///
/// Nothing is called before the batch's intent is written, and each written intent gets one outcome, if the journal takes
/// it. A program that is killed in between leaves an intent without an outcome; the same changes can be made again, since
/// none of them counts twice.
public struct TopicChangeRun: Sendable {
  public enum Event: Sendable {
    case started
    /// The journal has the intent, durably, under that number.
    case intentWritten(id: Int64, at: Duration)
    /// The journal has not; a sentence.
    case intentNotWritten(String)
    case call(CallRun<TopicChangeWork>.Event)
    case outcomeRecorded
    /// The journal did not take the outcome; a sentence.
    case outcomeNotRecorded(String)
    /// Nothing begins from now on; what is under way is waited for.
    case cancelled(at: Duration)
  }

  public enum Effect: Hashable, Sendable {
    case writeIntent(SendIntent)
    case call(Int, APICall)
    case wake(at: Duration)
    case pause(Duration, CallFailure)
    case renewToken
    /// Once for each change, by its number.
    case report(Int, Result<TopicChange.Success, CallFailure>)
    /// To the intent's row; `results` is JSON.
    case recordOutcome(SendOutcome, results: String, of: WrittenIntent)
    /// Always the last.
    case finish(TopicChangeResult)
  }

  private enum State: Sendable {
    case ready
    case writingIntent
    case calling(CallRun<TopicChangeWork>, WrittenIntent)
    case recording
    case finished
  }

  private let order: TopicChangeOrder
  private let policy: CallPolicy
  private var batches: [TopicChangeBatch]
  private var state = State.ready
  private var results: [Int: Result<TopicChange.Success, CallFailure>] = [:]
  private var batch: TopicChangeBatch? { batches.first }
  private var stop: CallFailure?
  private var isCancelled = false
  private var unrecorded: String?

  public init(_ order: TopicChangeOrder, policy: CallPolicy = .standard) {
    self.order = order
    self.policy = policy
    batches = TopicChangeBatch.all(order.changes)
  }

  /// Takes what happened and says what to do; an event that does not belong to the state changes nothing.
  public mutating func update(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.ready, .started): return goOn()
    case (.ready, .cancelled), (.writingIntent, .cancelled), (.recording, .cancelled):
      isCancelled = true
      if case .ready = state { return goOn() }
      return []
    case (.writingIntent, .intentWritten(let id, let now)): return begin(id, at: now)
    case (.writingIntent, .intentNotWritten(let reason)):
      stop = CallFailure(
        .noJournal, "Pushwright couldn't write the history (\(VisibleText.of(reason)))",
        remedy: "make it writable: nothing is changed without a record of it", reach: .run)
      return goOn()
    case (.calling(var run, let written), .call(let event)):
      let effects = run.update(event)
      state = .calling(run, written)
      return take(effects, written)
    case (.calling(var run, let written), .cancelled(let now)):
      isCancelled = true
      let effects = run.update(.cancelled(at: now))
      state = .calling(run, written)
      return take(effects, written)
    case (.recording, .outcomeRecorded): return endBatch()
    case (.recording, .outcomeNotRecorded(let reason)):
      unrecorded = unrecorded ?? VisibleText.of(reason)
      stop =
        stop
        ?? CallFailure(
          .noJournal, "Pushwright couldn't record the outcome (\(VisibleText.of(reason)))",
          remedy: "make it writable: nothing is changed without a record of it", reach: .run)
      return endBatch()
    default: return []
    }
  }

  /// The next batch, or the end.
  private mutating func goOn() -> [Effect] {
    guard let batch, stop == nil, !isCancelled else { return finish() }
    state = .writingIntent
    return [.writeIntent(order.intent(of: batch))]
  }

  private mutating func begin(_ id: Int64, at now: Duration) -> [Effect] {
    guard let batch else { return finish() }
    let written = WrittenIntent(id: id, order.intent(of: batch))
    let api = TopicAPI(endpoint: order.endpoint, project: order.project)
    let works = batch.registrations.map { registration in
      TopicChangeWork(
        TopicChange(batch.action, batch.topic, registration), api, recordedAs: written)
    }
    var run = CallRun(works, policy: policy)
    var effects = run.update(.started(at: now))
    if isCancelled { effects = run.update(.cancelled(at: now)) }
    state = .calling(run, written)
    return take(effects, written)
  }

  private mutating func take(
    _ effects: [CallRun<TopicChangeWork>.Effect], _ written: WrittenIntent
  ) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .call(let work, let call): return [.call(work, call)]
      case .wake(let moment): return [.wake(at: moment)]
      case .pause(let wait, let failure): return [.pause(wait, failure)]
      case .renewToken: return [.renewToken]
      case .report(let work, let result):
        guard let number = batch?.numbers[work] else { return [] }
        results[number] = result
        return [.report(number, result)]
      case .finish(let failure):
        // A run that was given up says so itself.
        if !isCancelled { stop = failure }
        state = .recording
        return record(written)
      }
    }
  }

  private func record(_ written: WrittenIntent) -> [Effect] {
    guard let batch else { return [] }
    let results = batch.numbers.map { self.results[$0] }
    return [
      .recordOutcome(
        SendOutcome(batch.action, results), results: TopicChangeRecord.results(results),
        of: written)
    ]
  }

  private mutating func endBatch() -> [Effect] {
    batches.removeFirst()
    return goOn()
  }

  /// Whatever was not reached is reported too.
  private mutating func finish() -> [Effect] {
    state = .finished
    let reason = stop ?? (isCancelled ? .cancelled : nil)
    var effects: [Effect] = []
    for number in batches.flatMap(\.numbers) where results[number] == nil {
      let result = Result<TopicChange.Success, CallFailure>.failure(.notTried(reason))
      results[number] = result
      effects.append(.report(number, result))
    }
    let all = order.changes.indices.map { results[$0] ?? .failure(.notTried(reason)) }
    return effects + [
      .finish(TopicChangeResult(results: all, stoppedBy: reason, unrecorded: unrecorded))
    ]
  }
}

extension SendFailure.Code {
  /// Without a record nothing is sent or changed.
  public static let noJournal = Self(description: "no journal")
}
