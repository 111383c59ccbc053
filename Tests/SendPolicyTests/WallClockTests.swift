import SendPolicy
import Testing

struct WallClockTests {
  /// Berlin around the end of summer time, 2026-10-25 01:00 UTC.
  static let berlin = WallClock(zones: zones)
  private static let zones = [
    WallClock.Zone(from: 1_774_746_000, offset: 7200, name: "CEST"),
    WallClock.Zone(from: 1_792_890_000, offset: 3600, name: "CET"),
  ]
  /// 2026-10-24 12:00 UTC.
  static let noon = 1_792_843_200

  @Test(arguments: [
    (0, "14:00 CEST (12:00 UTC)"),
    (9 * 3600, "23:00 CEST (21:00 UTC)"),
    (11 * 3600, "2026-10-25 01:00 CEST (2026-10-24 23:00 UTC)"),
    (12 * 3600 + 1800, "2026-10-25 02:30 CEST (00:30 UTC)"),
    (13 * 3600 + 1800, "2026-10-25 02:30 CET (01:30 UTC)"),
    (24 * 3600, "2026-10-25 13:00 CET (12:00 UTC)"),
  ])
  func `A moment is written in local time and UTC, with the date where it is another day`(
    later: Int, text: String
  ) {
    #expect(Self.berlin.text(Self.noon + later, now: Self.noon) == text)
  }

  @Test func `On a machine whose clock shows UTC a moment is written once`() {
    #expect(WallClock.utc.text(Self.noon, now: Self.noon) == "12:00 UTC")
    #expect(WallClock.utc.text(Self.noon + 86_400, now: Self.noon) == "2026-10-25 12:00 UTC")
  }

  @Test(arguments: [
    ("a summer's day", 1_792_843_200 + 7200, 1_792_843_200),
    ("a winter's day", 1_792_890_000 + 86_400 + 3600, 1_792_890_000 + 86_400),
    ("02:30, which comes twice", 1_792_890_000 + 5400, 1_792_890_000 - 1800),
    ("02:30, which is skipped", 1_774_746_000 + 5400, 1_774_746_000 + 5400 - 3600),
  ])
  func `A time on the wall is a moment`(name: String, local: Int, moment: Int) {
    let clock = WallClock(
      zones: [WallClock.Zone(from: 1_761_440_400, offset: 3600, name: "CET")] + Self.zones)
    #expect(clock.moment(showing: local) == moment, "\(name)")
    #expect(WallClock.utc.moment(showing: local) == local)
  }

  @Test func `Before the first change of the clocks that is known, the first one counts`() {
    #expect(Self.berlin.text(1_774_745_000, now: 1_774_745_000) == "02:43 CEST (00:43 UTC)")
  }

  @Test(arguments: [
    (0, "14:00"), (11 * 3600, "10-25 01:00"), (-300 * 86_400, "2025-12-28 14:00"),
  ])
  func `In a list a moment has as much of its date as it needs`(later: Int, text: String) {
    #expect(Self.berlin.shortText(Self.noon + later, now: Self.noon) == text)
  }
}
