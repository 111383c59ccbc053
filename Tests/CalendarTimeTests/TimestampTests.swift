import CalendarTime
import Testing

struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-21T10:00:00.5+01:00", 1_795_251_600),
    ("2026-11-21T09:00:00.123456789Z", 1_795_251_600), ("2000-02-29T23:59:59-00:30", 951_870_599),
    ("0001-01-01T00:00:00Z", -62_135_596_800),
  ])
  func `A moment of Google's APIs is read`(text: String, seconds: Int) {
    #expect(Timestamp(text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T10:00:00", "2026-11-21 10:00:00Z", "2026-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T10:00:60Z",
    "2026-11-21T10:00:00+24:00", "0000-01-01T00:00:00Z", "2026-11-21T10:00:00.1234567890Z",
    "２０２６-11-21T10:00:00Z",
  ])
  func `What Protocol Buffers' JSON does not read is no moment`(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test func `A moment is written in UTC, with thousandths where they are wanted`() {
    let moment = Timestamp(secondsSince1970: 1_795_313_467)
    #expect("\(moment)" == "2026-11-22T02:11:07Z")
    #expect(moment.description(thousandths: 50) == "2026-11-22T02:11:07.050Z")
    #expect(Timestamp("\(moment)") == moment)
  }
}
