import FCMClient
import PushMessages

/// A list, a history, a network and a clock for a ``ListRun``, without any of them being real.
struct ListSimulation {
  /// What the network does with a message, by its number and how often it came.
  typealias Network = (_ number: Int, _ time: Int) -> (answer: SendAnswer, after: Duration)

  private(set) var run: ListRun
  private let messages: [ListMessage]
  private let network: Network
  private var read = 0
  private var clock = Duration.zero
  private var pending: [(at: Duration, order: Int, event: (Duration) -> ListRun.Event)] = []
  private var order = 0
  /// How often each message left.
  private(set) var sent: [Int: Int] = [:]
  private(set) var steps: [ListStep] = []
  /// As the history counts.
  private(set) var tally = ListTally()
  private(set) var reports: [Int: ListOutcome] = [:]
  private(set) var pauses: [Duration] = []
  private(set) var renewals = 0
  private(set) var end: ListEnd?
  /// The most messages that were begun without an outcome in the history.
  private(set) var mostOpen = 0
  private(set) var departures: [Duration] = []
  /// From this step on the history takes nothing.
  var lastGoodStep = Int.max
  var keepsOutcomes = true
  /// The step after which the program is killed.
  var killedAfter = Int.max

  init(
    _ count: Int, rate: SendRate = SendRate(perMinute: 6_000_000, rise: .zero),
    policy: ListPolicy = ListPolicy(window: 20, batch: 5), network: @escaping Network
  ) throws {
    let list = SendList(name: "a.csv", digest: "abc", recipients: count)
    let intent = SendIntent(
      kind: .list, profile: "prod", project: try Topics.project(), endpoint: .google, account: nil,
      target: "list a.csv", payloadHash: "h", payload: list.payload(with: .object([])))
    guard let order = ListOrder(intent, recordedAs: 1) else { throw Missing() }
    run = ListRun(order, rate: rate, policy: policy)
    messages = try (0..<count).map { number in
      ListMessage(
        number: number, line: number + 1, registration: try Topics.registration(number),
        text: "{\"token\":\"device\(number):APA91b-\(number)\"}")
    }
    self.network = network
  }

  struct Missing: Error {}

  mutating func post(_ event: @escaping (Duration) -> ListRun.Event, after wait: Duration = .zero) {
    order += 1
    pending.append((clock + wait, order, event))
  }

  /// Runs to the end, or until the program is killed.
  mutating func finish() {
    post { .started(at: $0) }
    var count = 0
    while end == nil, steps.count < killedAfter, count < 1_000_000,
      let next = pending.indices.min(by: {
        (pending[$0].at, pending[$0].order) < (pending[$1].at, pending[$1].order)
      })
    {
      count += 1
      let (at, _, event) = pending.remove(at: next)
      clock = max(clock, at)
      for effect in run.update(event(clock)) { perform(effect) }
    }
  }

  private mutating func perform(_ effect: ListRun.Effect) {
    switch effect {
    case .read(let count):
      let part = Array(messages[read..<min(messages.count, read + count)])
      read += part.count
      let isEnd = read == messages.count
      post { .read(part, isEnd: isEnd, at: $0) }
    case .write(let step):
      if steps.count >= lastGoodStep {
        let hasOutcomes = keepsOutcomes
        if hasOutcomes { note(step.withoutBegun) }
        return post(
          { .notWritten("disk full", hasOutcomes: hasOutcomes, at: $0) }, after: .milliseconds(2))
      }
      note(step)
      post({ .written(at: $0) }, after: .milliseconds(2))
    case .send(let number, _):
      let time = sent[number, default: 0]
      sent[number] = time + 1
      departures.append(clock)
      let (answer, after) = network(number, time)
      post({ .answered(number, answer, at: $0, chance: 0) }, after: after)
    case .wake(let moment): post({ .woken(at: $0) }, after: moment - clock)
    case .pause(let wait, _): pauses.append(wait)
    case .renewToken:
      renewals += 1
      post({ .tokenRenewed(at: $0) }, after: .milliseconds(5))
    case .report(let message, let outcome): reports[message.number] = outcome
    case .finish(let end): self.end = end
    }
  }

  private mutating func note(_ step: ListStep) {
    steps.append(step)
    _ = tally.add(step: step.json)
    mostOpen = max(mostOpen, tally.open)
  }

  static func accepted(_ number: Int) -> SendAnswer {
    .accepted(name: MessageName("projects/demo-shop/messages/\(number)"))
  }

  static func failed(
    _ code: SendFailure.Code, _ consequence: SendFailure.Consequence, retryAfter: Duration? = nil,
    isOfOneTarget: Bool = false
  ) -> SendAnswer {
    var failure = SendFailure(
      code: code, sentence: "because", remedy: "do", consequence: consequence,
      retryAfter: retryAfter)
    failure.isOfOneTarget = isOfOneTarget
    return .failed(failure)
  }
}
