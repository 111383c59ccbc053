import Foundation

/// What sending so many messages has cost.
struct Cost {
  /// Messages a second.
  var rate: Double
  /// Of this process, in seconds for each message.
  var processorTime: Double

  static func measured(_ count: Int, _ work: () async throws -> Void) async rethrows -> Cost {
    let (start, used) = (ContinuousClock.now, processorTime)
    try await work()
    let time = start.duration(to: .now) / .seconds(1)
    return Cost(
      rate: Double(count) / time, processorTime: (processorTime - used) / Double(count))
  }

  /// The one in the middle by its rate.
  static func middle(_ costs: [Cost]) -> Cost {
    let sorted = costs.sorted { $0.rate < $1.rate }
    return sorted.isEmpty ? Cost(rate: 0, processorTime: 0) : sorted[sorted.count / 2]
  }

  /// `4100 | 180 µs`.
  var words: String { "\(Int(rate)) | \(Int(processorTime * 1e6)) µs" }

  private static var processorTime: Double {
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
