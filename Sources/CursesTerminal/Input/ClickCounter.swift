internal import TerminalUI

/// Tells double clicks from two clicks: same button, same cell, soon.
struct ClickCounter {
  /// What desktops have as their default.
  private static let interval = Duration.milliseconds(400)

  private var last: (button: MouseEvent.Button, point: Point, time: ContinuousClock.Instant)?
  private var clicks = 0

  /// Returns the event with its clicks counted.
  mutating func counted(_ event: MouseEvent, at time: ContinuousClock.Instant) -> MouseEvent {
    guard case .press(let button, _) = event.action else { return event }
    let isNext = last.map { last in
      last.button == button && last.point == event.point && time - last.time <= Self.interval
    }
    clicks = isNext == true ? clicks + 1 : 1
    last = (button, event.point, time)
    return MouseEvent(
      .press(button, clicks: clicks), at: event.point, modifiers: event.modifiers)
  }
}
