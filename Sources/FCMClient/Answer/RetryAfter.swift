/// The header `Retry-After` in both of its forms (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// Longer waits are cut to a day: users don't keep a program open for longer.
  static let longest = 86_400

  /// Seconds as they stand; a date as its distance from the answer's own `Date`, so that no clock
  /// of this machine has to be right.
  static func reading(_ headers: [HTTPHeader]) -> Duration? {
    guard let text = headers["retry-after"] else { return nil }
    if text.allSatisfy(\.isASCIIDigit), !text.isEmpty {
      return .seconds(min(Int(text) ?? longest, longest))
    }
    guard let then = HTTPDate.secondsSince1970(text),
      let now = headers["date"].flatMap(HTTPDate.secondsSince1970)
    else { return nil }
    return .seconds(min(max(then - now, 0), longest))
  }

  /// How long to wait, in words.
  ///
  /// Google asks for a minute where it names no time.
  static func words(_ duration: Duration?) -> String {
    guard let seconds = duration?.components.seconds, seconds > 0 else { return "a minute" }
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
