import FCMClient
import Testing

/// How a list is sent: nothing twice, nothing lost, and no faster than it may be.
struct ListRunTests {
  private static let quick = Duration.milliseconds(30)

  private func finished(
    _ count: Int, rate: SendRate = SendRate(perMinute: 6_000_000, rise: .zero),
    policy: ListPolicy = ListPolicy(window: 20, batch: 5),
    _ network: @escaping ListSimulation.Network
  ) throws -> ListSimulation {
    var simulation = try ListSimulation(count, rate: rate, policy: policy, network: network)
    simulation.finish()
    return simulation
  }

  @Test(arguments: [0, 1, 19, 20, 21, 500])
  func `Each recipient gets one message, and each is recorded before and after`(count: Int) throws {
    let list = try finished(count) { number, _ in
      (ListSimulation.accepted(number), .milliseconds(10 + number * 7 % 90))
    }
    #expect(list.sent == Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) }))
    #expect(list.end?.isComplete == true && list.end?.stoppedBy == nil)
    #expect(list.end?.tally == list.tally && list.tally.accepted == count && list.tally.open == 0)
    #expect(list.reports.count == count && list.mostOpen <= 20)
  }

  @Test func `Nothing leaves before the history has it`() throws {
    var simulation = try ListSimulation(3) { number, _ in
      (ListSimulation.accepted(number), Self.quick)
    }
    simulation.lastGoodStep = 0
    simulation.keepsOutcomes = false
    simulation.finish()
    #expect(simulation.sent.isEmpty && simulation.reports.isEmpty)
    #expect(simulation.end?.stoppedBy?.code == .withoutHistory)
    #expect(simulation.end?.isComplete == false && simulation.end?.unrecorded == nil)
  }

  /// A kill between any two steps: what the history then says holds for every recipient.
  @Test(arguments: 1...40)
  func `After a kill at most the window is unknown, and none that was sent is sent again`(
    step: Int
  ) throws {
    let network: ListSimulation.Network = { number, time in
      number % 7 == 3
        ? (ListSimulation.failed(.unregistered, .refused), .milliseconds(5))
        : (ListSimulation.accepted(number), .milliseconds(10 + number * 13 % 200))
    }
    var first = try ListSimulation(200, network: network)
    first.killedAfter = step
    first.finish()
    var progress = ListProgress()
    for step in first.steps { _ = progress.add(step: step.json) }
    #expect(progress.unknown.count <= 20 && first.tally.open == progress.unknown.count)
    for number in 0..<200 {
      // What left is done with or unknown; what is left for the next run never left.
      if progress.isLeft(number, includingUnknown: false) { #expect(first.sent[number] == nil) }
      if first.sent[number] == nil { #expect(!progress.done.contains(number)) }
    }
  }

  @Test func `A full disk ends the list, and what was under way has its outcome`() throws {
    var simulation = try ListSimulation(200) { number, _ in
      (ListSimulation.accepted(number), .milliseconds(40))
    }
    simulation.lastGoodStep = 6
    simulation.finish()
    #expect(simulation.end?.stoppedBy?.code == .withoutHistory)
    #expect(simulation.end?.isComplete == false && simulation.end?.unrecorded == nil)
    #expect(simulation.tally.open == 0 && simulation.tally.accepted == simulation.sent.count)
    #expect(simulation.sent.count < 200 && simulation.sent.values.allSatisfy { $0 == 1 })
  }

  @Test func `A token is renewed once, and the refused messages are sent again`() throws {
    let list = try finished(100) { number, time in
      number < 15 && time == 0
        ? (ListSimulation.failed(.unauthenticated, .refused), Self.quick)
        : (ListSimulation.accepted(number), Self.quick)
    }
    #expect(list.renewals == 1 && list.tally.accepted == 100 && list.end?.stoppedBy == nil)
  }

  @Test func `A token that stays refused ends the list`() throws {
    let list = try finished(100) { _, _ in
      (ListSimulation.failed(.unauthenticated, .refused), Self.quick)
    }
    #expect(list.end?.stoppedBy?.code == .unauthenticated && list.tally.accepted == 0)
    #expect(list.tally.open == 0 && list.tally.notSent == list.tally.begun)
  }

  @Test func `A project's quota holds up the whole list, and nothing is lost or doubled`() throws {
    let list = try finished(300) { number, time in
      (50..<60).contains(number) && time == 0
        ? (
          ListSimulation.failed(.quotaExceeded, .refusedForNow, retryAfter: .seconds(30)),
          Self.quick
        ) : (ListSimulation.accepted(number), Self.quick)
    }
    #expect(list.pauses == [.seconds(30)] && list.tally.accepted == 300)
    #expect(list.sent.values.reduce(0, +) == 310)
    let gap = zip(list.departures, list.departures.dropFirst()).map { $1 - $0 }.max()
    #expect(gap.map { $0 >= .seconds(29) } == true)
  }

  @Test func `Without a time FCM's quota is waited for a minute, and longer the next time`() throws
  {
    let list = try finished(10) { number, time in
      time < 2
        ? (ListSimulation.failed(.quotaExceeded, .refusedForNow), Self.quick)
        : (ListSimulation.accepted(number), Self.quick)
    }
    #expect(list.pauses == [.seconds(60), .seconds(120)] && list.tally.accepted == 10)
  }

  @Test func `A device that gets too much is tried later while the others go on`() throws {
    let list = try finished(300) { number, time in
      number == 7 && time < 1
        ? (ListSimulation.failed(.quotaExceeded, .refusedForNow, isOfOneTarget: true), Self.quick)
        : number == 9
          ? (ListSimulation.failed(.quotaExceeded, .refusedForNow, isOfOneTarget: true), Self.quick)
          : (ListSimulation.accepted(number), Self.quick)
    }
    #expect(list.pauses.isEmpty && list.tally.accepted == 299)
    #expect(list.sent[7] == 2 && list.reports[9]?.name == "not-sent" && list.sent[9] == 3)
  }

  @Test func `What may have been taken is never sent again`() throws {
    let list = try finished(100) { number, _ in
      number % 10 == 0
        ? (ListSimulation.failed(.timedOut, .unknown), .seconds(30))
        : (ListSimulation.accepted(number), Self.quick)
    }
    #expect(list.sent.values.allSatisfy { $0 == 1 })
    #expect(list.reports.values.count { $0.name == "unknown" } == 10)
    #expect(list.tally.accepted == 90 && list.end?.isComplete == true)
  }

  @Test func `A server that is unavailable makes the list wait`() throws {
    let list = try finished(100) { number, _ in
      number == 10
        ? (ListSimulation.failed(.unavailable, .unknown, retryAfter: .seconds(7)), Self.quick)
        : (ListSimulation.accepted(number), Self.quick)
    }
    #expect(list.pauses == [.seconds(7)] && list.sent[10] == 1 && list.tally.accepted == 99)
  }

  @Test func `A network that is gone ends the list after some attempts, and nothing is unknown`()
    throws
  {
    let list = try finished(100) { number, _ in
      number < 30
        ? (ListSimulation.accepted(number), Self.quick)
        : (ListSimulation.failed(.unreachable, .nothingLeft), Self.quick)
    }
    #expect(list.pauses.count == 5 && list.end?.stoppedBy?.code == .unreachable)
    #expect(list.tally.accepted == 30 && list.tally.unknown == 0 && list.tally.notSent > 0)
    #expect(list.end?.isComplete == false)
  }

  @Test func `A network that comes back goes on`() throws {
    let list = try finished(100) { number, time in
      number < 30 || time > 1
        ? (ListSimulation.accepted(number), Self.quick)
        : (ListSimulation.failed(.unreachable, .nothingLeft), Self.quick)
    }
    #expect(list.tally.accepted == 100 && list.end?.isComplete == true)
  }

  @Test func `A refusal of the account or the project ends the list at once`() throws {
    for code in [SendFailure.Code.permissionDenied, .notFound] {
      let list = try finished(100) { _, _ in (ListSimulation.failed(code, .refused), Self.quick) }
      #expect(list.end?.stoppedBy?.code == code && list.sent.count <= 20)
      #expect(list.tally.notSent == list.tally.begun && list.tally.dead == 0)
    }
  }

  @Test func `A message that is always refused isn't sent to everyone`() throws {
    let list = try finished(1000) { _, _ in
      (ListSimulation.failed(.invalidArgument, .refused), Self.quick)
    }
    #expect(list.end?.stoppedBy?.sentence.hasPrefix("FCM refused the first 50 messages") == true)
    #expect(list.sent.count < 100)
    // Wrong recipients among right ones, and dead ones, are no reason.
    let mixed = try finished(200) { number, _ in
      number == 0
        ? (ListSimulation.accepted(number), Self.quick)
        : (ListSimulation.failed(.invalidArgument, .refused), Self.quick)
    }
    #expect(mixed.end?.stoppedBy == nil && mixed.tally.refusals == 199)
    let dead = try finished(200) { _, _ in
      (ListSimulation.failed(.unregistered, .refused), Self.quick)
    }
    #expect(dead.end?.stoppedBy == nil && dead.tally.dead == 200)
  }

  @Test func `An answer that isn't FCM's ends the list`() throws {
    let list = try finished(100) { _, _ in
      (ListSimulation.failed(.redirected, .unknown), Self.quick)
    }
    #expect(list.end?.stoppedBy?.code == .redirected && list.sent.count <= 20)
  }

  @Test func `A signal begins nothing more and waits for what is under way`() throws {
    var simulation = try ListSimulation(1000) { number, _ in
      (ListSimulation.accepted(number), .milliseconds(200))
    }
    simulation.post({ .cancelled(at: $0) }, after: .milliseconds(1000))
    simulation.finish()
    #expect(simulation.end?.isComplete == false && simulation.end?.stoppedBy == nil)
    #expect(simulation.tally.unknown == 0 && simulation.tally.accepted == simulation.sent.count)
    #expect((20..<200).contains(simulation.sent.count))
  }

  @Test func `A second signal leaves what is under way unknown, and nothing else`() throws {
    var simulation = try ListSimulation(1000) { number, _ in
      (ListSimulation.accepted(number), number < 100 ? .milliseconds(50) : .seconds(1000))
    }
    simulation.post({ .cancelled(at: $0) }, after: .seconds(2))
    simulation.post({ .givenUp(at: $0) }, after: .seconds(3))
    simulation.finish()
    #expect(simulation.tally.accepted == 100 && (1...20).contains(simulation.tally.unanswered))
    #expect(simulation.tally.open == 0 && simulation.end?.isComplete == false)
  }

  @Test func `The rate holds for a list whatever the network could do`() throws {
    let list = try finished(600, rate: SendRate(perMinute: 6000, rise: .zero)) { number, _ in
      (ListSimulation.accepted(number), .milliseconds(1))
    }
    #expect(list.tally.accepted == 600)
    for (first, later) in zip(list.departures, list.departures.dropFirst(110)) {
      #expect(later - first >= .milliseconds(990))
    }
    // Some hundred steps, not one for each message.
    #expect(list.steps.count < 400)
  }

  @Test func `A list that can't be read on ends, and what it had begun is known`() throws {
    var run = try ListSimulation(10) { number, _ in (ListSimulation.accepted(number), Self.quick) }
      .run
    guard case .read? = run.update(.started(at: .zero)).first else {
      Issue.record("nothing is read")
      return
    }
    let effects = run.update(.notRead("it changed\u{1B}", at: .zero))
    guard case .finish(let end)? = effects.last else {
      Issue.record("it goes on")
      return
    }
    #expect(end.stoppedBy?.sentence == "it changed\\u{1B}" && !end.isComplete)
  }
}
