import PushMessages
import SendPolicy

/// A date and a time as people write them, `2026-12-24 18:00` by the clock on their wall, or RFC 3339.
struct MomentInput: Hashable, Sendable {
  /// Since 1970.
  var seconds: Int
  /// Whether the text says itself how far it is ahead of UTC.
  var isComplete: Bool

  /// What can be written, for whoever wrote something else.
  static let examples = "2026-12-24 18:00"

  init?(_ text: String, clock: WallClock) {
    if let timestamp = Timestamp(text) {
      (seconds, isComplete) = (timestamp.secondsSince1970, true)
      return
    }
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[ T]+([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?)?/
    guard let match = text.wholeMatch(of: form)?.output, let year = Int(match.1),
      let month = Int(match.2), let day = Int(match.3),
      let days = CivilTime.daysSince1970(year: year, month: month, day: day)
    else { return nil }
    let time = [match.4, match.5, match.6].map { $0.flatMap { Int($0) } ?? 0 }
    guard time[0] < 24, time[1] < 60, time[2] < 60 else { return nil }
    let local = days * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
    (seconds, isComplete) = (clock.moment(showing: local), false)
  }

  /// RFC 3339 in UTC.
  var written: String {
    let time = CivilTime(secondsSince1970: seconds)
    return "\(time.date)T\(time.time)Z"
  }
}
