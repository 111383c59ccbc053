import FCMClient
import PushMessages
import SendPolicy
import Testing

/// Times that a message or a damaged journal may hold.
struct ExtremeTimeTests {
  private static let times = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]

  @Test(arguments: times)
  func `A clock on any wall shows any moment`(time: Int) {
    for clock in [WallClock.utc, WallClockTests.berlin] {
      #expect(!clock.text(time, now: Sending.now).isEmpty)
      #expect(!clock.text(Sending.now, now: time).isEmpty)
      #expect(!clock.shortText(time, now: Sending.now).isEmpty)
    }
  }

  @Test(arguments: times)
  func `A past send with any times says how long it lived, or that it does not know`(
    time: Int
  ) throws {
    let intent = try #require(SendRules.verdict(on: try Sending.sendCase()).intent)
    for other in Self.times {
      let payload =
        #"{"topic":"a","apns":{"headers":{"apns-expiration":"\#(other)"}},"#
        + #""android":{"ttl":"\#(time)s"},"webpush":{"headers":{"TTL":"\#(other)"}}}"#
      for kind in [SendIntent.Kind.send, .test] {
        var intent = intent
        (intent.kind, intent.payload) = (kind, payload)
        let past = PastSend(id: 1, at: time, intent: intent, outcome: nil)
        #expect(past.expiresIn.map { (0...366 * 86_400).contains($0) } ?? true)
      }
    }
  }

  @Test(arguments: times)
  func `A dry-run of any time is too old or of the future, and none counts`(time: Int) throws {
    let sendCase = try Sending.sendCase { $0.dryRun?.at = time }
    let record = try #require(sendCase.dryRun)
    let hash = PayloadHash(
      project: record.project, message: try #require(sendCase.document.message), computed: [])
    let standing = DryRunStanding(
      record, hash: hash.description, project: record.project, endpoint: record.endpoint,
      now: Sending.now,
      maxAge: 3600)
    #expect(!standing.counts)
    #expect(SendRules.verdict(on: sendCase).intent == nil)
  }

  @Test(arguments: times)
  func `A message that expires at any time is reviewed`(time: Int) throws {
    let message = #"{"topic":"news","apns":{"headers":{"apns-expiration":"\#(time)"}}}"#
    let sendCase = try Sending.sendCase(message)
    #expect(SendRules.verdict(on: sendCase).review != nil || !Sending.refusals(sendCase).isEmpty)
  }
}
