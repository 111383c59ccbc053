import FCMClient
import Testing

struct TokenOwnerTests {
  private func token(_ text: String, until end: Int? = nil) throws -> AccessToken {
    AccessToken(try #require(BearerToken(text)), expiresAt: end)
  }

  private let failure = CredentialFailure(.unreachable, "no network", remedy: "try again")

  @Test func `However many want a token, it is fetched once and given to all`() throws {
    var owner = TokenOwner<Int>()
    #expect(owner.update(.wanted(by: 1, now: 0)) == [.fetch])
    #expect(owner.update(.wanted(by: 2, now: 0)) == [])
    #expect(owner.update(.wanted(by: 3, now: 1)) == [])
    #expect(owner.update(.cancelled(2)) == [])
    let token = try token("a", until: 3600)
    #expect(owner.update(.fetched(token)) == [.give(token, to: 1), .give(token, to: 3)])
    #expect(owner.update(.wanted(by: 4, now: 10)) == [.give(token, to: 4)])
  }

  @Test func `A token is replaced before it ends, while the old one still serves`() throws {
    var owner = TokenOwner<Int>()
    let (old, new) = (try token("a", until: 3600), try token("b", until: 7000))
    _ = owner.update(.wanted(by: 1, now: 0))
    _ = owner.update(.fetched(old))
    #expect(owner.update(.wanted(by: 2, now: 3600 - 226)) == [.give(old, to: 2)])
    #expect(owner.update(.wanted(by: 3, now: 3600 - 225)) == [.give(old, to: 3), .fetch])
    #expect(owner.update(.wanted(by: 4, now: 3600 - 224)) == [.give(old, to: 4)])
    #expect(owner.update(.fetched(new)) == [])
    #expect(owner.update(.wanted(by: 5, now: 3600)) == [.give(new, to: 5)])
  }

  @Test func `A token that might end on its way is not given`() throws {
    var owner = TokenOwner<Int>()
    let old = try token("a", until: 3600)
    _ = owner.update(.wanted(by: 1, now: 0))
    _ = owner.update(.fetched(old))
    #expect(owner.update(.wanted(by: 2, now: 3600 - 60)) == [.fetch])
    // Better a token with a minute left than none.
    #expect(owner.update(.notFetched(failure, now: 3600 - 50)) == [.give(old, to: 2)])
  }

  @Test func `A server that failed is left alone for a while`() throws {
    var owner = TokenOwner<Int>()
    let old = try token("a", until: 3600)
    _ = owner.update(.wanted(by: 1, now: 0))
    _ = owner.update(.fetched(old))
    _ = owner.update(.wanted(by: 2, now: 3400))
    #expect(owner.update(.notFetched(failure, now: 3400)) == [])
    #expect(owner.update(.wanted(by: 3, now: 3405)) == [.give(old, to: 3)])
    #expect(owner.update(.wanted(by: 4, now: 3410)) == [.give(old, to: 4), .fetch])
  }

  @Test func `Without any token everybody hears why`() {
    var owner = TokenOwner<Int>()
    _ = owner.update(.wanted(by: 1, now: 0))
    _ = owner.update(.wanted(by: 2, now: 0))
    #expect(
      owner.update(.notFetched(failure, now: 0))
        == [.refuse(failure, to: 1), .refuse(failure, to: 2)])
    #expect(owner.update(.wanted(by: 3, now: 0)) == [.fetch])
  }

  @Test func `A token that FCM refuses is fetched anew, once for all whom it was refused`() throws {
    var owner = TokenOwner<Int>()
    let (old, new) = (try token("a"), try token("b"))
    _ = owner.update(.wanted(by: 1, now: 0))
    _ = owner.update(.fetched(old))
    #expect(owner.update(.rejected(old, by: 1, now: 5)) == [.fetch])
    #expect(owner.update(.rejected(old, by: 2, now: 5)) == [])
    #expect(owner.update(.fetched(new)) == [.give(new, to: 1), .give(new, to: 2)])
    // A sender whose answer came late gets the new one without another fetch.
    #expect(owner.update(.rejected(old, by: 3, now: 6)) == [.give(new, to: 3)])
  }

  @Test func `The same token again is not tried again`() throws {
    var owner = TokenOwner<Int>()
    let token = try token("a")
    _ = owner.update(.wanted(by: 1, now: 0))
    _ = owner.update(.fetched(token))
    _ = owner.update(.rejected(token, by: 1, now: 5))
    let effects = owner.update(.fetched(token))
    guard case .refuse(let failure, to: 1)? = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return
    }
    #expect(
      failure.sentence == "FCM doesn't accept the access token, and no other one is configured")
  }

  @Test func `In whatever order, there is one fetch at a time and one answer each`() throws {
    var random = SplitMix(state: 3)
    for _ in 0..<500 {
      var owner = TokenOwner<Int>()
      var fetches = 0
      var open: Set<Int> = []
      var now = 0
      for step in 0..<80 {
        now += Int.random(in: 0...200, using: &random)
        let event: TokenOwner<Int>.Event
        switch Int.random(in: 0...5, using: &random) {
        case 0 where fetches > 0:
          event = .fetched(try token("t\(step % 7)", until: now + 900))
          fetches -= 1
        case 1 where fetches > 0:
          event = .notFetched(failure, now: now)
          fetches -= 1
        case 2:
          event = .rejected(try token("t\(step % 7)"), by: step, now: now)
          open.insert(step)
        case 3 where !open.isEmpty:
          let waiter = open.randomElement(using: &random) ?? 0
          open.remove(waiter)
          event = .cancelled(waiter)
        default:
          event = .wanted(by: step, now: now)
          open.insert(step)
        }
        for effect in owner.update(event) {
          switch effect {
          case .fetch: fetches += 1
          case .give(_, let waiter), .refuse(_, let waiter):
            #expect(open.remove(waiter) != nil, "answered twice, or nobody who asked")
          }
        }
        #expect(fetches <= 1)
        #expect(open.isEmpty || fetches == 1, "somebody waits for nothing")
      }
    }
  }
}
