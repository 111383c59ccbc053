internal import CalendarTime

/// A span of time, as a Duration of the API has it.
struct Span: Hashable {
  var seconds: Int
  /// 0 to 999,999,999.
  var nanoseconds: Int

  init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Reads `3600s` or `3.5s`; `nil` for anything that Protocol Buffers' JSON doesn't read, and for negative spans.
  init?(_ text: String) {
    guard let duration = ProtoDuration(text), !duration.isNegative else { return nil }
    self.init(seconds: duration.seconds, nanoseconds: duration.nanoseconds)
  }

  /// Without what is finer than so many nanoseconds.
  func rounded(to unit: Int) -> Span {
    Span(seconds: seconds, nanoseconds: nanoseconds / unit * unit)
  }

  var milliseconds: Int { seconds * 1000 + nanoseconds / 1_000_000 }

  /// As the API writes it.
  var text: String { "\(seconds)\(SecondFraction.text(nanoseconds: nanoseconds))s" }
}
