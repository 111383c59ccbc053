import FCMClient
import Testing

@testable import Commands

/// How far a list has come, in a line.
struct ListPaceTests {
  /// What it says after so many seconds of a list of 570,000 that is sent as fast as it may, or no faster than `most` a second.
  private func words(after seconds: Int, most: Int) -> String {
    let rate = SendRate(perMinute: 570_000)
    var pace = ListPace(total: 570_000, rate: rate)
    var done = 0
    for second in 1...seconds {
      let goal = min(Int(rate.count(from: .zero, to: .seconds(second))), done + most)
      for _ in done..<goal { pace.tally.add(.accepted(name: "n")) }
      done = goal
      pace.sample(at: .seconds(second))
    }
    return pace.words
  }

  @Test(arguments: [(5, 9500, 85), (20, 9500, 70), (50, 9500, 40), (90, 1000, 8 * 60)])
  func `The time that is left is right while the rate rises`(
    seconds: Int, most: Int, left: Int
  ) throws {
    let words = words(after: seconds, most: most)
    let found = try #require(words.firstMatch(of: /, ([0-9]+) (s|min) left/), "\(words)")
    let told = (Int(found.1) ?? 0) * (found.2 == "min" ? 60 : 1)
    #expect((left - 3...left + 3).contains(told), "\(words)")
  }

  @Test func `While a list waits it says why, and then how long the rest takes`() {
    var pace = ListPace(total: 1000, rate: SendRate(perMinute: 60_000))
    #expect(pace.words == "0 of 1000")
    pace.wait(.seconds(60), words: "waiting 60 s", at: .seconds(10))
    #expect(pace.words == "0 of 1000, waiting 60 s")
    pace.pause = nil
    pace.tally.add(.accepted(name: "n"))
    pace.sample(at: .seconds(70))
    pace.tally.add(.accepted(name: "n"))
    pace.sample(at: .seconds(71))
    #expect(pace.words.hasSuffix(" left"), "\(pace.words)")
  }
}
