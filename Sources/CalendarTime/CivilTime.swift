/// A date and a time of day by the Gregorian calendar, in no particular time zone.
public struct CivilTime: Hashable, Sendable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  /// Since midnight, 0 to 86,399: a civil day has no leap seconds here, as in Unix time.
  public var secondOfDay: Int

  /// What calendar and clock show that many seconds after 1970-01-01 00:00; negative before.
  public init(secondsSince1970 seconds: Int) {
    let (days, second) = Self.divide(seconds, by: 86_400)
    // Eras of 400 years that begin in March, where leap days come last.
    let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isAfterNewYear = month >= 10
    self.year = era * 400 + year + (isAfterNewYear ? 1 : 0)
    self.month = isAfterNewYear ? month - 9 : month + 3
    day = dayOfYear - (153 * month + 2) / 5 + 1
    secondOfDay = second
  }

  /// The days from 1970-01-01 to a date; `nil` if the day doesn't exist.
  public static func daysSince1970(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), (1...days(in: month, of: year)).contains(day) else {
      return nil
    }
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = divide(year, by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 1 to 366.
  public var dayOfYear: Int {
    (1..<month).reduce(day) { $0 + Self.days(in: $1, of: year) }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// `2026-11-21`.
  public var date: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// `02:11`.
  public var hourAndMinute: String {
    "\(Self.padded(secondOfDay / 3600, 2)):\(Self.padded(secondOfDay / 60 % 60, 2))"
  }

  /// `02:11:07`.
  public var time: String { "\(hourAndMinute):\(Self.padded(secondOfDay % 60, 2))" }

  /// The quotient rounded down, so that the remainder is never negative.
  private static func divide(_ number: Int, by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
