/// A time as RFC 3339 writes it: `2026-11-21T10:00:00.5+01:00`.
struct Timestamp: Hashable {
  /// Without leap seconds; a fraction is dropped.
  var secondsSince1970: Int

  /// `nil` for anything that Protocol Buffers' JSON does not read as a timestamp.
  init?(_ text: String) {
    let form =
      /(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:[Zz]|([+-])(\d\d):(\d\d))/
    guard let match = text.wholeMatch(of: form)?.output, text.utf8.allSatisfy({ $0 < 0x80 }),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day), hour < 24,
      minute < 60, second < 60, year > 0
    else { return nil }
    var offset = 0
    if let sign = match.7, let hours = match.8.flatMap({ Int($0) }),
      let minutes = match.9.flatMap({ Int($0) })
    {
      guard hours < 24, minutes < 60 else { return nil }
      offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
    }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    secondsSince1970 = days * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the Gregorian calendar, counted from years that begin in March.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
