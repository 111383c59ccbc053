/// Spans of time in words.
enum Age {
  /// `40 seconds`, `12 minutes`, `3 hours`, `2 days`; what is left over is dropped.
  static func words(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: count(seconds, "second")
    case ..<7200: count(seconds / 60, "minute")
    case ..<172_800: count(seconds / 3600, "hour")
    default: count(seconds / 86_400, "day")
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
