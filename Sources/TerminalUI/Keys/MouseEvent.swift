/// A button of the mouse, or its wheel, at a cell.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  public enum Action: Hashable, Sendable {
    /// `clicks` is 1, and 2 for the second press of a double click, 3 for the third, and so on.
    case press(Button, clicks: Int)
    case release(Button)
    /// One notch away from the user: what stands above comes into sight.
    case wheelUp
    case wheelDown
  }

  public var action: Action
  /// It may lie outside the screen when the terminal has just become smaller.
  public var point: Point
  /// Shift is seldom among them: with it terminals select text themselves.
  public var modifiers: KeyPress.Modifiers

  public init(_ action: Action, at point: Point, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
