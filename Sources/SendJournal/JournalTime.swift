internal import CalendarTime

/// A moment by the caller's clock; this module has none of its own.
public struct JournalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Since 1970-01-01 00:00 UTC; negative before.
  public var milliseconds: Int64

  /// A moment that many milliseconds after 1970-01-01 00:00 UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

  /// ISO 8601 in UTC, with three digits of a second: `2026-11-21T02:11:07.250Z`.
  public var description: String {
    let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let seconds = remainder < 0 ? quotient - 1 : quotient
    let thousandth = remainder < 0 ? remainder + 1000 : remainder
    return Timestamp(secondsSince1970: Int(seconds)).description(thousandths: Int(thousandth))
  }

  /// The years 1 to 9999: no clock has written a time beyond them, and code can't calculate with it.
  static let years = Int64(-62_135_596_800_000)...Int64(253_402_300_799_999)
}
