import FCMClient
import PushMessages
import SendPolicy
import Testing

struct PastExpiryTests {
  private func past(
    _ message: String, expiresIn: Int?, delay: Int = 1, test: Bool = false
  ) throws -> PastSend {
    let sendCase = try Sending.sendCase(message) {
      $0.expiresIn = expiresIn
      if test { $0.purpose = .test("pixel-mia") }
    }
    let intent = try #require(SendRules.verdict(on: sendCase).intent)
    return PastSend(id: 1, at: Sending.now + delay, intent: intent, outcome: nil)
  }

  private static let bare = #"{"topic":"news","notification":{"title":"Sale"}}"#
  private static let whole =
    #"{"topic":"news","notification":{"title":"Sale"},"android":{"ttl":"5401s"},"#
    + #""webpush":{"headers":{"TTL":"5401"}}}"#

  @Test(arguments: [
    (bare, 5400, 2, 5400), (whole, 5401, 3, 5401), (whole, 5401, 0, 5401), (bare, 0, 0, 0),
    (bare, 5443, 1, 5442),
  ])
  func `What was computed when sending is told from what the draft said`(
    message: String, length: Int, delay: Int, expected: Int
  ) throws {
    let past = try past(message, expiresIn: length, delay: delay)
    #expect(past.intent.payload.contains("apns-expiration"))
    #expect(past.expiresIn == expected)
  }

  @Test func `A time that the draft itself named is not taken for a computed one`() throws {
    let fixed =
      #"{"topic":"news","android":{"ttl":"5400s"},"apns":{"headers":{"apns-expiration":"\#(Sending.now + 5400)"}}}"#
    #expect(try past(fixed, expiresIn: nil).expiresIn == nil)
    #expect(try past(Self.bare, expiresIn: nil).expiresIn == nil)
  }

  @Test func `Of a test the other platforms' lengths tell`() throws {
    #expect(try past(Self.whole, expiresIn: 5401, test: true).expiresIn == 5401)
    #expect(try past(Self.bare, expiresIn: 5401, test: true).expiresIn == nil)
  }
}
