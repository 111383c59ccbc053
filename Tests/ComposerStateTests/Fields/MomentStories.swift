import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

/// Moments in forms; 2026-11-21 10:00 UTC, two hours ahead of it.
struct MomentStories {
  private static let message = #"""
    {"apns": {"headers": {"apns-expiration": "1798128000"}},
     "android": {"notification": {"event_time": "2026-11-21T12:00:00.5Z"}},
     "webpush": {"notification": {"timestamp": 1795255200999}}}
    """#

  private func composer(_ message: String = message) -> Composer {
    var composer = Studio.composer(message)
    composer.screen.take(WallClock(zones: [WallClock.Zone(from: 0, offset: 7200, name: "EET")]))
    composer.now = EventTime(seconds: 1_795_255_200, milliseconds: 0)
    return composer
  }

  private func cell(_ path: FieldPath, _ composer: Composer) throws -> FormCell {
    try #require(composer.form(of: .platforms).cell(.field(path)))
  }

  @Test(
    arguments: [
      ("apns.headers.apns-expiration", "= 2026-12-24 18:00 EET (16:00 UTC)", "12-24 18:00"),
      ("android.notification.event_time", "= 14:00 EET (12:00 UTC)", "14:00"),
      ("webpush.notification.timestamp", "= 12:00 EET (10:00 UTC)", "12:00"),
    ] as [(FieldPath, String, String)])
  func `A form shows what the clock here shows then`(
    path: FieldPath, words: String, short: String
  ) throws {
    let composer = composer()
    let cell = try cell(path, composer)
    #expect(composer.moment(of: cell) == words && composer.shortMoment(of: cell) == short)
  }

  @Test func `The list of fields says it too`() throws {
    let entries = composer().fieldEntries(in: SearchList())
    let entry = try #require(entries.first { $0.path == "apns.headers.apns-expiration" })
    #expect(entry.value == "1798128000 = 2026-12-24 18:00 EET (16:00 UTC)")
  }

  @Test func `Zero expires at once, and what is no moment has no time`() throws {
    var composer = composer(#"{"apns": {"headers": {"apns-expiration": "0"}}}"#)
    var expiration = try cell("apns.headers.apns-expiration", composer)
    #expect(composer.shortMoment(of: expiration) == "at once")
    for text in ["soon", "-5", "999999999999999999", "9223372036854775807"] {
      composer = self.composer(#"{"apns": {"headers": {"apns-expiration": "\#(text)"}}}"#)
      expiration = try cell("apns.headers.apns-expiration", composer)
      #expect(composer.moment(of: expiration) == nil && composer.shortMoment(of: expiration) == nil)
    }
  }

  @Test func `What is typed in words is in the draft as browsers count`() throws {
    var composer = composer(#"{"topic": "a"}"#)
    composer.focus(.field("webpush.notification.timestamp"), in: .platforms)
    composer.start(.command(.edit))
    composer.type("tomorrow 09:00")
    #expect(composer.typingRemark == .means("= 2026-11-22 09:00 EET (07:00 UTC)"))
    composer.start(.command(.back))
    let node = composer.document.node(at: "webpush.notification.timestamp")
    #expect(node?.kind == .number("1795330800000"))
  }
}
