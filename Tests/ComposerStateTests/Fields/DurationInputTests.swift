import Testing

@testable import ComposerState

struct DurationInputTests {
  @Test(arguments: [
    ("90m", "5400s", "1h30m", "1 h 30 min"), ("1h30m", "5400s", "1h30m", "1 h 30 min"),
    (" 1 h 30 min ", "5400s", "1h30m", "1 h 30 min"), ("2d", "172800s", "2d", "2 days"),
    ("4w", "2419200s", "4w", "4 weeks"), ("1 week", "604800s", "1w", "1 week"),
    ("3600s", "3600s", "1h", "1 h"), ("3600", "3600s", "1h", "1 h"), ("0", "0s", "0s", "0 s"),
    ("1d1s", "86401s", "1d1s", "1 day 1 s"), ("0.5s", "0.5s", "0.5s", "0.5 s"),
    ("3.500s", "3.5s", "3.5s", "3.5 s"), ("1.5h", "5400s", "1h30m", "1 h 30 min"),
    ("8d", "691200s", "8d", "8 days"), ("1H", "3600s", "1h", "1 h"),
    ("0.000000001s", "0.000000001s", "0.000000001s", "0.000000001 s"),
    ("0.999d", "86313.6s", "86313.6s", "86313.6 s"),
  ])
  func `A length of time is read as people write it`(
    text: String, written: String, short: String, phrase: String
  ) throws {
    let duration = try #require(DurationInput(text))
    #expect(duration.written == written)
    #expect(duration.short == short)
    #expect(duration.phrase == phrase)
    #expect(DurationInput(short) == duration)
    #expect(DurationInput(phrase) == duration)
  }

  @Test(arguments: [
    "", " ", "90x", "m", "1h30", "1h1h", "-5s", "1.2.3s", ".s", "1.s", "1,5h", "5 4", "٣s",
    "99999999999999999999s", "9223372036854775807w", "9999999999999s", "0.1234h", "ｓ", "1h 30",
  ])
  func `What is no length of time is not taken for one`(text: String) {
    #expect(DurationInput(text) == nil)
  }
}
