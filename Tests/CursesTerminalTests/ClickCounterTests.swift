import TerminalUI
import Testing

@testable import CursesTerminal

struct ClickCounterTests {
  @Test func `Presses on one cell in short order count up, and anything else begins anew`() {
    var counter = ClickCounter()
    let start = ContinuousClock.now
    let presses: [(MouseEvent.Button, column: Int, milliseconds: Int, clicks: Int)] = [
      (.left, 1, 0, 1), (.left, 1, 300, 2), (.left, 1, 600, 3), (.left, 1, 1001, 1),
      (.left, 2, 1002, 1), (.right, 2, 1003, 1), (.right, 2, 1004, 2),
    ]
    for (button, column, milliseconds, clicks) in presses {
      let event = MouseEvent(.press(button, clicks: 1), at: Point(column: column, row: 0))
      let counted = counter.counted(event, at: start + .milliseconds(milliseconds))
      #expect(counted.action == .press(button, clicks: clicks))
    }
  }

  @Test func `A release between two presses is left as it is and changes nothing`() {
    var counter = ClickCounter()
    let now = ContinuousClock.now
    let press = MouseEvent(.press(.left, clicks: 1), at: .origin)
    let release = MouseEvent(.release(.left), at: .origin)
    _ = counter.counted(press, at: now)
    #expect(counter.counted(release, at: now) == release)
    #expect(counter.counted(press, at: now).action == .press(.left, clicks: 2))
  }
}
