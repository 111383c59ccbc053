import PushMessages
public import SendPolicy

extension FormCell {
  /// What a moment in the draft is by a clock: `= 14:00 EET (12:00 UTC)`; `nil` for other values.
  public func moment(by clock: WallClock, now: EventTime) -> String? {
    guard let seconds = kind.moment(of: text) else { return nil }
    if kind == .epoch, seconds == 0 { return "= at once or not at all" }
    return "= \(clock.text(seconds, now: now.seconds))"
  }

  /// The same where there is little room, in local time alone: `12-24 18:00`.
  public func shortMoment(by clock: WallClock, now: EventTime) -> String? {
    guard let seconds = kind.moment(of: text) else { return nil }
    if kind == .epoch, seconds == 0 { return "at once" }
    return clock.shortText(seconds, now: now.seconds)
  }
}
