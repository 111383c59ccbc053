import SendJournal
import Testing

struct JournalTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"), (1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
    (1_795_227_067_250, "2026-11-21T02:11:07.250Z"),
    (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
    (.min, "-292275055-05-16T16:47:04.192Z"), (.max, "292278994-08-17T07:12:55.807Z"),
  ])
  func `A moment is written in UTC`(milliseconds: Int64, text: String) {
    #expect("\(JournalTime(milliseconds: milliseconds))" == text)
  }
}
