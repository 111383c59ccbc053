import FCMClient
import Testing

struct CallRunTests {
  private typealias Simulation = CallSimulation<TopicListWork>

  private func works(_ count: Int) throws -> [TopicListWork] {
    try (0..<count).map { TopicListWork(try Topics.registration($0), try Topics.api()) }
  }

  @Test func `A hundred calls are under way at most, and three thousand begin in any second`()
    throws
  {
    var simulation = Simulation(try works(8000)) { _, _ in (Topics.ok("{}"), .milliseconds(20)) }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.results.count == 8000 && simulation.reportCount == 8000)
    #expect(simulation.mostInFlight == 100)
    for (index, start) in simulation.starts.enumerated().dropFirst(3000) {
      #expect(start - simulation.starts[index - 3000] >= .seconds(1))
    }
    #expect(simulation.now < .seconds(4))
  }

  @Test func `A quota stops all calls for the time that the server names, then they go on`() throws
  {
    var isFirst = true
    var simulation = Simulation(try works(300)) { _, _ in
      defer { isFirst = false }
      return isFirst
        ? (Topics.error(429, "RESOURCE_EXHAUSTED", retryAfter: 30), .milliseconds(1))
        : (Topics.ok("{}"), .milliseconds(5))
    }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.results.values.allSatisfy { $0 == .success([]) })
    #expect(simulation.pauses.count == 1)
    let pause = try #require(simulation.pauses.first)
    #expect(pause >= .seconds(30) && pause < .seconds(34))
    // Those under way at that moment end; no other begins before the pause is over.
    let early = simulation.starts.count { $0 < pause }
    #expect(early <= 100)
  }

  @Test func `Without a time it is a minute, then two and four, and then the run ends`() throws {
    var simulation = Simulation(try works(3)) { _, _ in
      (Topics.error(429, "RESOURCE_EXHAUSTED"), .milliseconds(1))
    }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.pauses.map { $0.components.seconds / 60 } == [1, 2, 4])
    #expect(simulation.end??.code == .quotaExceeded)
    #expect(simulation.results.count == 3)
    for result in simulation.results.values {
      guard case .failure(let failure) = result else {
        Issue.record("a refused call went well")
        continue
      }
      #expect([.quota, .notTried].contains(failure.reach))
    }
  }

  @Test func `A server that fails is asked four times, later each time`() throws {
    var simulation = Simulation(try works(1)) { _, _ in
      (Topics.error(503, "UNAVAILABLE"), .milliseconds(1))
    }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.starts.count == 4)
    #expect(simulation.starts.map { $0.components.seconds }.last ?? 0 >= 7)
    guard case .failure(let failure)? = simulation.results[0] else {
      Issue.record("a server that fails did something")
      return
    }
    #expect(failure.reach == .unknown && failure.code == .unavailable)
    #expect(simulation.end == .some(nil))
  }

  @Test func `A connection that breaks once is made again`() throws {
    let broken = Result<APIAnswer, CallFailure>.failure(
      CallFailure(.interrupted, "broke", remedy: "try again", reach: .unknown))
    var simulation = Simulation(try works(5)) { _, attempt in
      (attempt == 1 ? broken : Topics.ok("{}"), .milliseconds(1))
    }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.results.values.allSatisfy { $0 == .success([]) })
    #expect(simulation.starts.count == 10)
  }

  @Test func `Where nobody can be reached the run ends with that`() throws {
    let unreachable = Result<APIAnswer, CallFailure>.failure(
      CallFailure(.unreachable, "not there", remedy: "check", reach: .nothingLeft))
    var simulation = Simulation(try works(500)) { _, _ in (unreachable, .milliseconds(1)) }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.end??.code == .unreachable)
    #expect(simulation.results.count == 500)
    #expect(simulation.starts.count <= 100 * CallPolicy.standard.attempts)
  }

  @Test(arguments: [(403, "PERMISSION_DENIED", 100), (401, "UNAUTHENTICATED", 200)])
  func `A refusal that holds for all ends the run with one sentence`(
    status: Int, word: String, most: Int
  ) throws {
    var simulation = Simulation(try works(1000)) { _, _ in
      (Topics.error(status, word), .milliseconds(5))
    }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.end??.status == status)
    #expect(simulation.starts.count <= most)
    #expect(simulation.results.count == 1000 && simulation.reportCount == 1000)
    #expect(simulation.renewals == (status == 401 ? 1 : 0))
  }

  @Test func `A token that ends in the middle is renewed once, and nothing is lost`() throws {
    var count = 0
    var simulation = Simulation(try works(400)) { _, attempt in
      count += 1
      // All of them have begun before the first is refused.
      let isRefused = attempt == 1 && (150..<175).contains(count)
      return (
        isRefused ? Topics.error(401, "UNAUTHENTICATED") : Topics.ok("{}"), .milliseconds(10)
      )
    }
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.renewals == 1)
    #expect(simulation.results.values.count { $0 == .success([]) } == 400)
  }

  @Test func `Where there is no other token the run ends with the reason`() throws {
    var simulation = Simulation(try works(3)) { _, _ in
      (Topics.error(401, "UNAUTHENTICATED"), .milliseconds(1))
    }
    simulation.tokenFailure = CredentialFailure(
      .signInAgain, "the sign-in has expired", remedy: "sign in")
    let isOver = simulation.finish()
    #expect(isOver)
    #expect(simulation.end??.sentence == "the sign-in has expired")
  }

  @Test func `What is under way when a run is given up is waited for, and the rest is not tried`()
    throws
  {
    var simulation = Simulation(try works(1000)) { _, _ in (Topics.ok("{}"), .milliseconds(50)) }
    let isOver = simulation.finish(cancelledAt: .milliseconds(60))
    #expect(isOver)
    #expect(simulation.end??.code == .cancelled)
    let done = simulation.results.values.count { $0 == .success([]) }
    #expect(done == simulation.starts.count && done < 1000)
    #expect(simulation.results.count == 1000)
  }

  @Test func `Each call is reported once, whatever servers and connections do`() throws {
    for seed in 0..<200 {
      var random = SplitMix(state: UInt64(seed))
      var simulation = Simulation(
        try works(Int.random(in: 0...60, using: &random)),
        policy: CallPolicy(
          inFlight: Int.random(in: 1...9, using: &random),
          perSecond: Int.random(in: 1...50, using: &random), attempts: 3, pauses: 2,
          longestPause: .seconds(600))
      ) { _, _ in
        let delay = Duration.milliseconds(Int.random(in: 0...3000, using: &random))
        switch Int.random(in: 0..<40, using: &random) {
        case 0: return (Topics.error(429, "RESOURCE_EXHAUSTED", retryAfter: 2), delay)
        case 1...5: return (Topics.error(500, "INTERNAL"), delay)
        case 6: return (Topics.error(404, "NOT_FOUND"), delay)
        case 7: return (Topics.error(401, "UNAUTHENTICATED"), delay)
        case 8 where seed.isMultiple(of: 4): return (Topics.error(403, "PERMISSION_DENIED"), delay)
        case 9: return (.success(APIAnswer(status: 502, body: Array("<html>".utf8))), delay)
        case 10:
          return (.failure(CallFailure(.unreachable, "x", remedy: "y", reach: .nothingLeft)), delay)
        default: return (Topics.ok("{}"), delay)
        }
      }
      let isOver = simulation.finish(cancelledAt: seed.isMultiple(of: 3) ? .seconds(5) : nil)
      #expect(isOver)
      #expect(simulation.reportCount == simulation.results.count)
      #expect(simulation.mostInFlight <= 9)
    }
  }
}
