internal import CalendarTime

/// A moment in UTC, and its fields as `%t…` of Java prints them.
struct JavaDate {
  private let milliseconds: Int64
  /// Of the proleptic Gregorian calendar.
  private let date: CivilTime
  private let dayOfWeek: Int

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  init(_ milliseconds: Int64) {
    self.milliseconds = milliseconds
    let days = Int(Self.quotient(milliseconds, 86_400_000))
    date = CivilTime(secondsSince1970: days * 86_400)
    dayOfWeek = Int(Self.remainder(Int64(days) + 4, 7))
  }

  private var second: Int { Int(Self.remainder(Self.quotient(milliseconds, 1_000), 60)) }
  private var minute: Int { Int(Self.remainder(Self.quotient(milliseconds, 60_000), 60)) }
  private var hour: Int { Int(Self.remainder(Self.quotient(milliseconds, 3_600_000), 24)) }
  private var halfHour: Int { hour % 12 == 0 ? 12 : hour % 12 }

  /// `nil` for a letter that isn't a field.
  func text(_ conversion: UInt16, digits symbols: NumberSymbols) -> String? {
    func number(_ value: Int, _ width: Int = 1) -> String {
      let digits = String(value.magnitude).utf8.map { symbols.digit($0 - 0x30) }
      let zeros = [Unicode.Scalar](
        repeating: symbols.digit(0), count: max(width - digits.count - (value < 0 ? 1 : 0), 0))
      var text = String.UnicodeScalarView()
      text.append(contentsOf: zeros + digits)
      return (value < 0 ? "-" : "") + String(text)
    }
    func fields(_ letters: String, _ separator: String) -> String {
      letters.utf16.compactMap { text($0, digits: symbols) }.joined(separator: separator)
    }
    guard let letter = Unicode.Scalar(conversion) else { return nil }
    switch letter {
    case "H": return number(hour, 2)
    case "k": return number(hour)
    case "I": return number(halfHour, 2)
    case "l": return number(halfHour)
    case "M": return number(minute, 2)
    case "S": return number(second, 2)
    case "L": return number(Int(Self.remainder(milliseconds, 1_000)), 3)
    case "N": return number(Int(Self.remainder(milliseconds, 1_000)) * 1_000_000, 9)
    case "Q": return number(Int(milliseconds))
    case "s": return number(Int(Self.quotient(milliseconds, 1_000)))
    case "p": return hour < 12 ? "am" : "pm"
    case "z": return "+" + number(0, 4)
    case "Z": return "UTC"
    case "Y": return number(date.year, 4)
    case "C": return number(date.year / 100, 2)
    case "y": return number(date.year % 100, 2)
    case "m": return number(date.month, 2)
    case "d": return number(date.day, 2)
    case "e": return number(date.day)
    case "j": return number(date.dayOfYear, 3)
    case "B": return Self.months[date.month - 1]
    case "b", "h": return String(Self.months[date.month - 1].prefix(3))
    case "A": return Self.days[dayOfWeek]
    case "a": return String(Self.days[dayOfWeek].prefix(3))
    case "R": return fields("HM", ":")
    case "T": return fields("HMS", ":")
    case "r": return fields("IMS", ":") + (hour < 12 ? " AM" : " PM")
    case "D": return fields("mdy", "/")
    case "F": return fields("Ymd", "-")
    case "c": return fields("abd", " ") + " " + fields("TZY", " ")
    default: return nil
    }
  }

  private static func quotient(_ value: Int64, _ divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private static func remainder(_ value: Int64, _ divisor: Int64) -> Int64 {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
