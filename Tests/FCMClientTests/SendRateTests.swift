import FCMClient
import Testing

/// How fast a list is sent.
struct SendRateTests {
  /// Takes all that may begin, every ten milliseconds, for so long; how many began in each second.
  private func begun(_ rate: SendRate, seconds: Int, from start: Duration = .zero) -> [Int] {
    var rate = rate
    return (0..<seconds).map { second in
      (0..<100).reduce(0) { sum, step in
        sum + rate.take(upTo: 10_000, at: start + .milliseconds(second * 1000 + step * 10))
      }
    }
  }

  @Test func `The standard rate stays below FCM's quota of 600,000 a minute`() {
    let rate = SendRate(perMinute: SendRate.standardPerMinute)
    let counts = begun(rate, seconds: 180)
    #expect((570_000 - 9_500..<570_000 + 1000).contains(counts[60..<120].reduce(0, +)))
    #expect(counts.allSatisfy { $0 <= 10_000 })
  }

  @Test func `The rate rises over the first minute`() {
    let counts = begun(SendRate(perMinute: 60_000), seconds: 90)
    #expect(
      counts[0] <= 60 && (450...550).contains(counts[30]) && (990...1010).contains(counts[70]))
    #expect(zip(counts[..<60], counts[1...60]).allSatisfy { $0 <= $1 + 10 })
  }

  @Test func `A slow rate needs no rise, and is kept`() {
    #expect(begun(SendRate(perMinute: 60), seconds: 10).reduce(0, +) == 10)
    #expect(begun(SendRate(perMinute: 1), seconds: 60).reduce(0, +) == 1)
  }

  @Test func `A machine that slept doesn't make up for it`() {
    var rate = SendRate(perMinute: 60_000, rise: .zero)
    _ = rate.take(upTo: 10_000, at: .zero)
    let taken = rate.take(upTo: 100_000, at: .seconds(3600))
    #expect(taken == 50)
  }

  @Test func `After a pause the rate rises anew`() {
    var rate = SendRate(perMinute: 60_000)
    _ = rate.take(upTo: 1, at: .zero)
    _ = rate.take(upTo: 10_000, at: .seconds(100))
    rate.restart(at: .seconds(200))
    #expect(begun(rate, seconds: 1, from: .seconds(200))[0] <= 60)
  }

  @Test func `The moment of the next message is told`() {
    var rate = SendRate(perMinute: 60)
    let taken = [0, 0].map { rate.take(upTo: 5, at: .seconds($0)) }
    #expect(taken == [1, 0])
    let next = rate.next(after: .zero)
    #expect((.milliseconds(1000)...(.milliseconds(1002))).contains(next))
    let later = rate.take(upTo: 5, at: next)
    #expect(later == 1)
  }

  @Test(arguments: [
    (SendRate(perMinute: 60), 120, 118.0...121.0),
    (SendRate(perMinute: 60_000), 30_000, 58.0...62.0),
    (SendRate(perMinute: 60_000), 90_000, 118.0...122.0),
    (SendRate(perMinute: 60_000, rise: .zero), 90_000, 90.0...90.0),
  ])
  func `The time that a list takes is told before`(
    rate: SendRate, count: Int, range: ClosedRange<Double>
  ) {
    #expect(range.contains(Double(rate.duration(of: count).components.seconds)))
  }

  @Test func `The rest of a list is reckoned with the rise that is still to come`() {
    let rate = SendRate(perMinute: 60_000)
    let seconds = { (duration: Duration) in Double(duration.components.seconds) }
    #expect((14.0...16.0).contains(seconds(rate.duration(of: 9_500, after: .seconds(30)))))
    #expect((9.0...10.0).contains(seconds(rate.duration(of: 9_500, after: .seconds(300)))))
    #expect((29_000...31_000).contains(rate.count(from: .zero, to: .seconds(60))))
    #expect((9_900...10_100).contains(rate.count(from: .seconds(60), to: .seconds(70))))
    #expect(rate.count(from: .seconds(-9), to: .seconds(-1)) == 0)
  }
}
