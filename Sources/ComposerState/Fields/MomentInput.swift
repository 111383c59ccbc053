import CalendarTime
import SendPolicy

/// A moment as people write it: `2026-12-24 18:00` or `tomorrow 09:00` by the clock on their wall, `in 2h`, RFC 3339.
struct MomentInput: Hashable, Sendable {
  /// Since 1970.
  var seconds: Int
  /// Whether the text says itself how far it is ahead of UTC.
  var isComplete = false

  /// What can be written, for whoever wrote something else.
  static let examples = "2026-12-24 18:00, tomorrow 09:00 or in 2h"
  /// Up to the year 9999: what is later was meant in another unit.
  static let span = 0...253_402_300_799

  init?(_ text: String, clock: WallClock, now: Int) {
    let text = text.trimmed
    if let timestamp = Timestamp(text) {
      (seconds, isComplete) = (timestamp.secondsSince1970, true)
      return
    }
    guard
      let seconds = Self.written(text, clock) ?? Self.near(text, clock, now)
        ?? Self.later(text, now), Self.span.contains(seconds)
    else { return nil }
    self.seconds = seconds
  }

  /// RFC 3339 in UTC.
  var written: String { Timestamp(secondsSince1970: seconds).description }

  /// A date, midnight where it has no time.
  private static func written(_ text: String, _ clock: WallClock) -> Int? {
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[ T]+([0-9:]+))?/
    guard let match = text.wholeMatch(of: form)?.output, let year = Int(match.1),
      let month = Int(match.2), let day = Int(match.3),
      let days = CivilTime.daysSince1970(year: year, month: month, day: day),
      let time = secondOfDay(match.4 ?? "0:00")
    else { return nil }
    return clock.moment(showing: days * 86_400 + time)
  }

  /// `now`, `today 18:00`, `tomorrow`.
  private static func near(_ text: String, _ clock: WallClock, _ now: Int) -> Int? {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    if words == ["now"] { return now }
    guard 1...2 ~= words.count, let day = ["today": 0, "tomorrow": 1][words[0]],
      let time = secondOfDay(words.count == 2 ? words[1] : "0:00")
    else { return nil }
    let today = clock.local(now)
    guard
      let days = CivilTime.daysSince1970(year: today.year, month: today.month, day: today.day)
    else { return nil }
    return clock.moment(showing: (days + day) * 86_400 + time)
  }

  /// `in 2h`, or `2h` alone; a number without a unit says nothing here.
  private static func later(_ text: String, _ now: Int) -> Int? {
    let words = text.lowercased()
    let length = words.hasPrefix("in ") ? String(words.dropFirst(3)) : words
    guard length.last?.isLetter == true, let length = DurationInput(length),
      length.nanoseconds == 0
    else { return nil }
    return now + length.seconds
  }

  private static func secondOfDay(_ text: Substring) -> Int? {
    guard let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?/)?.output,
      let hour = Int(match.1), let minute = Int(match.2), let second = Int(match.3 ?? "0"),
      hour < 24, minute < 60, second < 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}

extension StringProtocol {
  /// What somebody has typed, without the white space at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
  }
}
