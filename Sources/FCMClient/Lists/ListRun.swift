/// Sends one message to many recipients: so many at a time, so many a minute, each recorded before it leaves and after.
///
/// The caller, which owns list, history, network and clock, performs the effects and reports their results. No message
/// leaves before a step that begins it is written, and none twice unless the first time nothing can have been taken. A
/// message keeps its place in the window until its outcome is written, so after a crash no more than the window is
/// unknown. Times count from any moment, the same for the whole run; `chance` is a random number from 0 to 1.
public struct ListRun: Sendable {
  public enum Event: Sendable {
    case started(at: Duration)
    /// What was asked for with ``Effect/read(_:)``; `isEnd` says that the list has no more.
    case read([ListMessage], isEnd: Bool, at: Duration)
    /// The list can't be read on, or isn't the one that was examined; a sentence.
    case notRead(String, at: Duration)
    /// The last step is on the disk.
    case written(at: Duration)
    /// The history couldn't take the last step; a sentence, and whether its outcomes are on the disk all the same.
    case notWritten(String, hasOutcomes: Bool, at: Duration)
    case answered(Int, SendAnswer, at: Duration, chance: Double)
    case tokenRenewed(at: Duration)
    case tokenNotRenewed(CredentialFailure, at: Duration)
    /// The time of the last `wake` has come.
    case woken(at: Duration)
    /// Nothing begins from now on; what is under way is waited for.
    case cancelled(at: Duration)
    /// What is under way is no longer waited for.
    case givenUp(at: Duration)
  }

  public enum Effect: Hashable, Sendable {
    /// So many messages of the list are wanted.
    case read(Int)
    /// One at a time.
    case write(ListStep)
    case send(Int, SendRequest)
    case wake(at: Duration)
    /// Nothing begins for so long, because of the failure.
    case pause(Duration, SendFailure)
    case renewToken
    /// Once for each message that was begun, when the history has it.
    case report(ListMessage, ListOutcome)
    /// Always the last.
    case finish(ListEnd)
  }

  /// Where a message is that has a place in the window.
  enum Stage: Hashable, Sendable {
    /// A step that begins it is being written.
    case beginning
    /// It is under way with the token of that generation.
    case sending(generation: Int)
    /// Nothing was taken, and it is tried again.
    case waiting(until: Duration)
    /// Its outcome is to be written.
    case ended(ListOutcome)
    /// Its outcome is being written.
    case recording(ListOutcome)
  }

  struct Slot: Hashable, Sendable {
    var message: ListMessage
    var stage: Stage
    var attempts = 1
    /// Why it waits.
    var failure: SendFailure?
  }

  /// A step that is being written, and whose outcomes it holds.
  struct Writing: Hashable, Sendable {
    var step: ListStep
    var ended: [Int]
  }

  enum Phase: Hashable, Sendable {
    case ready
    case running
    /// Nothing begins any more, because a person wants to leave.
    case leaving
    case finished
  }

  let order: ListOrder
  let policy: ListPolicy
  var phase = Phase.ready
  var queue = ListQueue()
  var rate: SendRate
  var patience = ListPatience()
  var slots: [Int: Slot] = [:]
  /// Numbers of slots in these stages, so that no step looks at all of them.
  var endedNumbers: [Int] = []
  var waitingNumbers: Set<Int> = []
  var sendingCount = 0
  var writing: Writing?
  var lastStep: Duration?
  var tally = ListTally()
  var stop: SendFailure?
  var unrecorded: String?
  /// How often there was another token.
  var generation = 0
  var isRenewing = false
  private var wake: Duration?

  public init(_ order: ListOrder, rate: SendRate, policy: ListPolicy = .standard) {
    self.order = order
    self.policy = policy
    self.rate = rate
  }

  /// Whether anything is under way, so that leaving has to wait for it.
  public var isSending: Bool { sendingCount > 0 }

  /// Takes what happened and says what to do; an event that is not awaited changes nothing.
  public mutating func update(_ event: Event) -> [Effect] {
    guard phase != .finished else { return [] }
    switch event {
    case .started(let now):
      guard phase == .ready else { return [] }
      phase = .running
      return goOn(at: now)
    case .read(let messages, let isEnd, let now):
      guard queue.isReading else { return [] }
      queue.add(messages, isEnd: isEnd)
      return goOn(at: now)
    case .notRead(let sentence, let now):
      queue.isReading = false
      stop = stop ?? .unreadableList(sentence)
      return goOn(at: now)
    case .written(let now): return takeStep(at: now, problem: nil, hasOutcomes: true)
    case .notWritten(let sentence, let hasOutcomes, let now):
      return takeStep(at: now, problem: sentence, hasOutcomes: hasOutcomes)
    case .answered(let number, let answer, let now, let chance):
      guard case .sending(let generation)? = slots[number]?.stage else { return [] }
      sendingCount -= 1
      return take(answer, of: number, generation, at: now, chance) + goOn(at: now)
    case .tokenRenewed(let now):
      guard isRenewing else { return [] }
      isRenewing = false
      generation += 1
      return goOn(at: now)
    case .tokenNotRenewed(let failure, let now):
      guard isRenewing else { return [] }
      isRenewing = false
      stop = stop ?? SendFailure(failure)
      return goOn(at: now)
    case .woken(let now):
      if let wake, wake <= now { self.wake = nil }
      return goOn(at: now)
    case .cancelled(let now):
      return leave(at: now)
    case .givenUp(let now):
      giveUp()
      return leave(at: now)
    }
  }

  /// Whether nothing more begins.
  var isOver: Bool { stop != nil || phase == .leaving }

  mutating func end(_ number: Int, _ outcome: ListOutcome) {
    slots[number]?.stage = .ended(outcome)
    waitingNumbers.remove(number)
    endedNumbers.append(number)
  }

  /// A run that wasn't started has nothing to wait for.
  private mutating func leave(at now: Duration) -> [Effect] {
    phase = .leaving
    return goOn(at: now)
  }

  private mutating func giveUp() {
    for (number, slot) in slots {
      guard case .sending = slot.stage else { continue }
      end(
        number,
        .unknown(
          code: SendFailure.Code.cancelled.description,
          sentence: "Pushwright was told not to wait for the answer"))
    }
    sendingCount = 0
  }

  /// Begins what may begin, writes what is to be written, or ends.
  mutating func goOn(at now: Duration) -> [Effect] {
    guard phase != .ready else { return [] }
    var effects: [Effect] = []
    if isOver { endWaiting() } else { effects += sendWaiting(at: now) }
    effects += nextStep(at: now)
    if !isOver, queue.wantsMore(than: policy.window) {
      queue.isReading = true
      effects.append(.read(policy.window))
    }
    if slots.isEmpty, writing == nil, isOver || queue.isDone {
      phase = .finished
      let end = ListEnd(
        tally: tally, stoppedBy: stop, isComplete: queue.isDone && !queue.hasDropped,
        unrecorded: unrecorded)
      return effects + [.finish(end)]
    }
    return effects
  }

  mutating func wake(at moment: Duration) -> [Effect] {
    if let wake, wake <= moment { return [] }
    wake = moment
    return [.wake(at: moment)]
  }
}
