import FCMClient
import Testing

struct TopicChangeRunTests {
  private func run(_ count: Int, topics: [String] = ["news"]) throws -> TopicChangeRun {
    let changes = try topics.flatMap { topic in
      try (0..<count).map { TopicChange(.add, try Topic(topic), try Topics.registration($0)) }
    }
    return TopicChangeRun(
      TopicChangeOrder(
        changes, profile: "prod", project: try Topics.project(), endpoint: .google, account: "a@b"))
  }

  private func calls(_ effects: [TopicChangeRun.Effect]) -> [Int] {
    effects.compactMap { if case .call(let work, _) = $0 { work } else { nil } }
  }

  private func intent(_ effects: [TopicChangeRun.Effect]) throws -> SendIntent {
    guard case .writeIntent(let intent)? = effects.first, effects.count == 1 else {
      throw Missing()
    }
    return intent
  }

  private struct Missing: Error {}

  @Test func `Nothing is called before the journal has the intent`() throws {
    var run = try run(3)
    let intent = try intent(run.update(.started))
    #expect(intent.kind == .topicAdd && intent.target == "topic news")
    let contents = try #require(TopicChangeRecord.contents(ofPayload: intent.payload))
    #expect(contents.topic == "news")
    #expect(contents.registrations == (0..<3).map { "device\($0):APA91b-\($0)" })
    for event: TopicChangeRun.Event in [
      .started, .outcomeRecorded, .call(.started(at: .zero)), .call(.woken(at: .seconds(1))),
    ] {
      #expect(run.update(event) == [])
    }
    #expect(calls(run.update(.intentWritten(id: 1, at: .zero))) == [0, 1, 2])
  }

  @Test func `A journal that cannot be written changes nothing`() throws {
    var run = try run(2)
    _ = run.update(.started)
    let effects = run.update(.intentNotWritten("disk\u{1B} full"))
    guard case .finish(let result)? = effects.last else {
      Issue.record("the run goes on")
      return
    }
    #expect(calls(effects).isEmpty && effects.count == 3)
    #expect(
      result.stoppedBy?.sentence == "Pushwright couldn't write the history (disk\\u{1B} full)")
    #expect(result.stoppedBy?.code == .noJournal)
  }

  @Test func `An attempt of a send takes no change of a topic`() throws {
    var run = try run(1)
    let intent = try intent(run.update(.started))
    #expect(throws: RefusedSend.self) { try SendAttempt(intent) }
  }

  @Test func `What became of each is recorded with the intent, the worst as its outcome`() throws {
    var run = try run(3)
    _ = run.update(.started)
    _ = run.update(.intentWritten(id: 5, at: .zero))
    let answers = [
      Topics.ok(Topics.subscription("news")), Topics.error(409, "ALREADY_EXISTS"),
      Topics.error(404, "NOT_FOUND"),
    ]
    var effects: [TopicChangeRun.Effect] = []
    for (work, answer) in answers.enumerated() {
      effects += run.update(.call(.answered(work, answer, at: .seconds(1), chance: 0)))
    }
    guard case .recordOutcome(let outcome, let results, let written)? = effects.last else {
      Issue.record("nothing is recorded")
      return
    }
    #expect(written.id == 5)
    #expect(
      outcome
        == .refused(
          code: "NOT_FOUND",
          sentence: "2 of 3 subscribed: FCM finds no such registration in project demo-shop: x"))
    #expect(
      results
        == #"{"added":1,"already":1,"others":[{"index":2,"result":"refused","code":"NOT_FOUND"}]}"#)
    guard case .finish(let result)? = run.update(.outcomeRecorded).last else {
      Issue.record("the run goes on")
      return
    }
    #expect(result.stoppedBy == nil && result.unrecorded == nil && result.results.count == 3)
  }

  @Test func `Each topic, and each thousand of registrations, is an entry of its own`() throws {
    var run = try run(1001, topics: ["a", "b"])
    var effects = run.update(.started)
    var intents: [(String, Int)] = []
    while let intent = try? intent(effects) {
      let contents = try #require(TopicChangeRecord.contents(ofPayload: intent.payload))
      intents.append((contents.topic, contents.registrations.count))
      effects = run.update(.intentWritten(id: Int64(intents.count), at: .zero))
      var clock = Duration.zero
      var waiting = calls(effects)
      while !waiting.isEmpty || !effects.contains(where: Self.isRecord) {
        clock += .milliseconds(100)
        if waiting.isEmpty {
          effects = run.update(.call(.woken(at: clock)))
        } else {
          let work = waiting.removeFirst()
          effects = run.update(
            .call(
              .answered(
                work, Topics.ok(Topics.subscription(contents.topic)), at: clock, chance: 0)))
        }
        waiting += calls(effects)
      }
      effects = run.update(.outcomeRecorded)
    }
    #expect(intents.map(\.0) == ["a", "a", "b", "b"])
    #expect(intents.map(\.1) == [1000, 1, 1000, 1])
    guard case .finish(let result)? = effects.last else {
      Issue.record("the run does not end")
      return
    }
    #expect(result.results.allSatisfy { $0 == .success(.added) } && result.results.count == 2002)
  }

  private static func isRecord(_ effect: TopicChangeRun.Effect) -> Bool {
    if case .recordOutcome = effect { true } else { false }
  }

  @Test func `A run that is given up records what is known and begins no other entry`() throws {
    var run = try run(2, topics: ["a", "b"])
    _ = run.update(.started)
    _ = run.update(.intentWritten(id: 1, at: .zero))
    _ = run.update(
      .call(.answered(0, Topics.ok(Topics.subscription("a")), at: .seconds(1), chance: 0)))
    #expect(run.update(.cancelled(at: .seconds(1))) == [])
    let effects = run.update(
      .call(.answered(1, Topics.error(503, "UNAVAILABLE"), at: .seconds(2), chance: 0)))
    guard case .recordOutcome(.unknown, _, _)? = effects.last else {
      Issue.record("\(effects)")
      return
    }
    let end = run.update(.outcomeRecorded)
    #expect(end.count == 3)
    guard case .finish(let result)? = end.last else {
      Issue.record("the run goes on")
      return
    }
    #expect(result.results[0] == .success(.added))
    #expect(result.stoppedBy?.code == .cancelled)
  }

  @Test func `An outcome that the journal does not take ends the run, and is told`() throws {
    var run = try run(1, topics: ["a", "b"])
    _ = run.update(.started)
    _ = run.update(.intentWritten(id: 1, at: .zero))
    _ = run.update(
      .call(.answered(0, Topics.ok(Topics.subscription("a")), at: .seconds(1), chance: 0)))
    guard case .finish(let result)? = run.update(.outcomeNotRecorded("disk full")).last else {
      Issue.record("the run goes on")
      return
    }
    #expect(result.unrecorded == "disk full" && result.results[0] == .success(.added))
    #expect(result.stoppedBy?.code == .noJournal)
  }
}
