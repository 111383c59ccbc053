/// `google.protobuf.Timestamp` in its JSON form, RFC 3339: `2026-08-01T12:00:00.5Z` or with an
/// offset such as `+02:00`.
enum Timestamp {
  static func isValid(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: pattern) else { return false }
    let (_, year, month, day, hour, minute, second) = match.output
    guard let year = Int(year), let month = Int(month), let day = Int(day), let hour = Int(hour),
      let minute = Int(minute), let second = Int(second)
    else { return false }
    return year >= 1 && (1...12).contains(month) && (1...days(in: month, of: year)).contains(day)
      && hour < 24 && minute < 60 && second < 60
  }

  private static var pattern:
    Regex<(Substring, Substring, Substring, Substring, Substring, Substring, Substring)>
  {
    /([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]{1,9})?(?:Z|[+\-][0-9]{2}:[0-9]{2})/
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
