internal import CalendarTime

/// A point in time, as a Timestamp of the API has it.
struct Instant: Hashable {
  var secondsSince1970: Int
  /// 0 to 999,999,999.
  var nanoseconds: Int

  init(secondsSince1970: Int, nanoseconds: Int) {
    self.secondsSince1970 = secondsSince1970
    self.nanoseconds = nanoseconds
  }

  /// Reads RFC 3339; `nil` for anything that Protocol Buffers' JSON doesn't read.
  init?(_ text: String) {
    guard let timestamp = Timestamp(text) else { return nil }
    let fraction = text.drop { $0 != "." }.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let digits = fraction + String(repeating: "0", count: max(0, 9 - fraction.count))
    self.init(
      secondsSince1970: timestamp.secondsSince1970, nanoseconds: Int(digits.prefix(9)) ?? 0)
  }

  /// Without what is finer than so many nanoseconds.
  func rounded(to unit: Int) -> Instant {
    Instant(secondsSince1970: secondsSince1970, nanoseconds: nanoseconds / unit * unit)
  }

  /// Year, month, day, hour, minute and second in UTC.
  var parts: [Int] {
    let civil = CivilTime(secondsSince1970: secondsSince1970)
    let (minutes, second) = civil.secondOfDay.quotientAndRemainder(dividingBy: 60)
    return [civil.year, civil.month, civil.day, minutes / 60, minutes % 60, second]
  }

  /// As the API writes it, in UTC.
  var text: String {
    let text = Timestamp(secondsSince1970: secondsSince1970).description
    guard nanoseconds > 0 else { return text }
    var fraction = String(String(nanoseconds + 1_000_000_000).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return "\(text.dropLast()).\(fraction)Z"
  }
}
