import CalendarTime

/// A day of America/Los_Angeles, by which FCM counts deliveries.
public struct PacificDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (2000...9999).contains(year),
      CivilTime.daysSince1970(year: year, month: month, day: day) != nil
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `2026-11-24`; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day on which a moment is there, by the rules of the United States since 2007.
  public init?(at secondsSince1970: Int) {
    let standard = CivilTime(secondsSince1970: secondsSince1970 - 8 * 3600)
    let isSummer = Self.isSummerTime(standard)
    let local = isSummer ? CivilTime(secondsSince1970: secondsSince1970 - 7 * 3600) : standard
    self.init(year: local.year, month: local.month, day: local.day)
  }

  /// From the second Sunday of March, 2 in the morning, to the first of November, 1 in the morning, by standard time.
  private static func isSummerTime(_ time: CivilTime) -> Bool {
    guard let march = sunday(2, of: 3, in: time.year),
      let november = sunday(1, of: 11, in: time.year)
    else { return false }
    let moment = (time.month * 100 + time.day) * 100_000 + time.secondOfDay
    return ((3 * 100 + march) * 100_000 + 7200..<(11 * 100 + november) * 100_000 + 3600)
      .contains(moment)
  }

  /// The day of the month on which its Sunday of that number is.
  private static func sunday(_ number: Int, of month: Int, in year: Int) -> Int? {
    guard let first = CivilTime.daysSince1970(year: year, month: month, day: 1) else { return nil }
    // 1970-01-01 was a Thursday.
    let weekday = ((first + 4) % 7 + 7) % 7
    return 1 + (7 - weekday) % 7 + 7 * (number - 1)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// `2026-11-24`.
  public var description: String {
    CivilTime(secondsSince1970: secondsSince1970).date
  }

  private var secondsSince1970: Int {
    (CivilTime.daysSince1970(year: year, month: month, day: day) ?? 0) * 86_400
  }
}
