internal import TerminalUI

extension ControlSequence {
  /// A button or the wheel, as xterm's mode 1006 sends it: `CSI < code ; column ; row M`, `m` at the
  /// release.
  ///
  /// Nil for what is not asked for: motion, horizontal wheels and buttons on the side. Curses could
  /// read it too, but it loses a press and its release when they come together.
  var mouseEvent: MouseEvent? {
    guard parameters.count == 3, parameters[1] > 0, parameters[2] > 0 else { return nil }
    let code = parameters[0]
    guard let action = mouseAction(code: code & ~0b11100) else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let point = Point(column: parameters[1] - 1, row: parameters[2] - 1)
    return MouseEvent(action, at: point, modifiers: modifiers)
  }

  private func mouseAction(code: Int) -> MouseEvent.Action? {
    let isPress = final == "M"
    switch code {
    case 0: return isPress ? .press(.left, clicks: 1) : .release(.left)
    case 1: return isPress ? .press(.middle, clicks: 1) : .release(.middle)
    case 2: return isPress ? .press(.right, clicks: 1) : .release(.right)
    case 64: return isPress ? .wheelUp : nil
    case 65: return isPress ? .wheelDown : nil
    default: return nil
    }
  }
}
