/// The middle one of several times.
enum Measurement {
  static func median(of count: Int, _ work: () -> Void) -> Duration {
    let clock = ContinuousClock()
    work()
    let times = (0..<count).map { _ in clock.measure(work) }.sorted()
    return times[count / 2]
  }
}
