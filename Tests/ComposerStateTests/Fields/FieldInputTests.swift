import PushMessages
import SendPolicy
import Testing

@testable import ComposerState

struct FieldInputTests {
  /// Two hours ahead of UTC; 2026-11-21 10:00 UTC.
  private static let context = FieldInput.Context(
    clock: WallClock(zones: [WallClock.Zone(from: 0, offset: 7200, name: "EET")]),
    now: 1_795_255_200)

  private func read(_ text: String, _ path: FieldPath) throws -> FieldInput {
    let field = try #require(FieldCatalogue[path])
    return FieldInput(text, field.kind, limit: field.limit, in: Self.context)
  }

  @Test(arguments: [
    ("android.ttl", "90m", JSONValue.string("5400s"), "= 5400s, 1 h 30 min"),
    ("android.ttl", "3.50s", .string("3.50s"), "= 3.5s, 3.5 s"),
    ("webpush.headers.TTL", "1d", .string("86400"), "= 86400, 1 day"),
    (
      "apns.headers.apns-expiration", "2h", .string("1795262400"),
      "= 14:00 EET (12:00 UTC)"
    ),
    (
      "apns.headers.apns-expiration", "2026-12-24 18:00", .string("1798128000"),
      "= 2026-12-24 18:00 EET (16:00 UTC)"
    ),
    ("apns.headers.apns-expiration", "0", .string("0"), "= 0, tried once"),
    (
      "apns.headers.apns-expiration", "Tomorrow 09:00", .string("1795330800"),
      "= 2026-11-22 09:00 EET (07:00 UTC)"
    ),
    (
      "apns.headers.apns-expiration", "today 23:30:05", .string("1795296605"),
      "= 23:30 EET (21:30 UTC)"
    ),
    ("apns.headers.apns-expiration", "now ", .string("1795255200"), "= 12:00 EET (10:00 UTC)"),
    (
      "webpush.notification.timestamp", "in 1h 30m", .number("1795260600000"),
      "= 13:30 EET (11:30 UTC)"
    ),
    (
      "webpush.notification.timestamp", "1795255200123", .number("1795255200123"),
      "= 12:00 EET (10:00 UTC)"
    ),
    (
      "webpush.notification.timestamp", "2026-12-01", .number("1796076000000"),
      "= 2026-12-01 00:00 EET (2026-11-30 22:00 UTC)"
    ),
    (
      "apns.payload.aps.stale-date", "90m", .number("1795260600"), "= 13:30 EET (11:30 UTC)"
    ),
    (
      "android.notification.event_time", "in 2h", .string("2026-11-21T12:00:00Z"),
      "= 2026-11-21T12:00:00Z, 14:00 EET (12:00 UTC)"
    ),
    (
      "android.notification.event_time", "1795255200", .string("2026-11-21T10:00:00Z"),
      "= 2026-11-21T10:00:00Z, 12:00 EET (10:00 UTC)"
    ),
    (
      "android.notification.event_time", "2026-12-24 18:00", .string("2026-12-24T16:00:00Z"),
      "= 2026-12-24T16:00:00Z, 2026-12-24 18:00 EET (16:00 UTC)"
    ),
    (
      "android.notification.event_time", "2026-12-24T18:00:00.5+01:00",
      .string("2026-12-24T18:00:00.5+01:00"),
      "= 2026-12-24T17:00:00Z, 2026-12-24 19:00 EET (17:00 UTC)"
    ),
    ("android.notification.color", "teal", .string("#008080"), "= #008080"),
    ("android.notification.color", "#75c", .string("#7755cc"), "= #7755cc"),
    ("android.notification.color", "#7E55C3", .string("#7E55C3"), "= #7E55C3"),
  ])
  func `What is typed becomes what FCM wants, and says so`(
    path: FieldPath, text: String, value: JSONValue, words: String
  ) throws {
    let input = try read(text, path)
    #expect(input.value == value)
    #expect(input.remark == .means(words))
    guard case .string(let written) = value else { return }
    #expect(try read(written, path).value == value)
  }

  @Test(arguments: [
    ("android.ttl", "90x", "90x isn't a duration, such as 90m, 1h30m, 2d"),
    ("android.ttl", "5w", "5w is too long: FCM keeps a message for 4 weeks at most"),
    ("webpush.headers.TTL", "0.5s", "0.5s isn't a whole number of seconds"),
    (
      "apns.headers.apns-expiration", "soon",
      "soon isn't a time, such as 2026-12-24 18:00, tomorrow 09:00 or in 2h"
    ),
    (
      "apns.headers.apns-expiration", "-5",
      "-5 isn't a time, such as 2026-12-24 18:00, tomorrow 09:00 or in 2h"
    ),
    (
      "apns.headers.apns-expiration", "1795262400000",
      "1795262400000 is after the year 9999: this counts seconds, not milliseconds"
    ),
    (
      "webpush.notification.timestamp", "9223372036854775807",
      "9223372036854775807 is after the year 9999"
    ),
    (
      "webpush.notification.timestamp", "tomorrow 9",
      "tomorrow 9 isn't a time, such as 2026-12-24 18:00, tomorrow 09:00 or in 2h"
    ),
    (
      "apns.headers.apns-expiration", "in 20",
      "in 20 isn't a time, such as 2026-12-24 18:00, tomorrow 09:00 or in 2h"
    ),
    (
      "android.notification.event_time", "20261224",
      "20261224 isn't a time, such as 2026-12-24 18:00, tomorrow 09:00 or in 2h"
    ),
    (
      "android.notification.event_time", "2026-02-30",
      "2026-02-30 isn't a time, such as 2026-12-24 18:00, tomorrow 09:00 or in 2h"
    ),
    (
      "android.notification.color", "#12",
      "#12 isn't a color, such as #7e55c3, #75c or a name such as teal"
    ),
    (
      "webpush.fcm_options.link", "http://a.example",
      "this must be an address that starts with https://"
    ),
    ("apns.fcm_options.image", "ftp://a", "this isn't an address: it starts with https://"),
    ("apns.fcm_options.image", "https://a b", "an address has no spaces"),
    ("apns.payload.aps.badge", "4x", "4x isn't a whole number, such as 42"),
    ("android.notification.notification_count", "-1", "this must be 0 to 2147483647"),
    ("apns.payload.aps.relevance-score", "half", "half isn't a number, such as 0.5"),
    ("android.direct_boot_ok", "yes", "yes is neither true nor false"),
    (
      "fcm_options.analytics_label", "a b", "this must be up to 50 letters, digits and -_.~%"
    ),
  ])
  func `What cannot be read stays as typed, with what is wrong`(
    path: FieldPath, text: String, words: String
  ) throws {
    let input = try read(text, path)
    #expect(input.remark == .wrong(words))
    guard input.value != .string(text) else { return }
    // A value of the right kind beyond its limit is written as its kind.
    let isOfItsKind = input.value == .number(text) || input.value == .string("3024000s")
    #expect(isOfItsKind)
  }

  @Test func `Half of an address is no wrong one`() throws {
    for text in ["h", "https:/", "HTTPS://"] {
      #expect(
        try read(text, "webpush.fcm_options.link").remark
          == .hint("an address starts with https://"))
    }
    #expect(try read("https://a.example", "webpush.fcm_options.link").remark == nil)
    #expect(try read("anything", "android.notification.icon").remark == nil)
  }

  @Test func `Every color by name is one that FCM takes`() {
    for (name, hex) in ColorInput.names {
      #expect(ColorInput(name.uppercased())?.hex == hex)
      #expect(hex.wholeMatch(of: /#[0-9a-f]{6}/) != nil, "\(name)")
    }
    #expect(ColorInput("#7e55c") == nil && ColorInput("7e55c3") == nil && ColorInput("") == nil)
  }
}
