public import ComposerState
public import TerminalUI

extension ComposerScreen {
  /// What a click or a turn of the wheel means on the screen that is drawn from the same values;
  /// `nil` where it means nothing.
  ///
  /// No click sends, confirms, discards or quits: see ``ComposerState/Pointing``.
  public static func action(
    for event: MouseEvent, in composer: Composer, _ derived: Derived, keymap: Keymap = .standard,
    options: DrawingOptions = DrawingOptions(), size: Size
  ) -> Action? {
    guard composer.isMouseOn else { return nil }
    let turn: Command? =
      event.action == .wheelUp ? .up : event.action == .wheelDown ? .down : nil
    if let turn, Rect(size).contains(event.point),
      let action = reviewAction(
        for: turn, in: composer, derived, keymap: keymap, options: options, size: size)
    {
      return action
    }
    let map = PointerMap()
    var canvas = Canvas(size: size)
    draw(composer, derived, keymap: keymap, options: options, noting: map, on: &canvas)
    guard let (rect, target) = map.area(at: event.point) else { return nil }
    let pointing: Pointing? =
      switch event.action {
      case .press(.left, let clicks):
        target.pointing(
          clicks: clicks, column: event.point.column - rect.column,
          isExtending: event.modifiers.contains(.shift))
      case .wheelUp: target.wheel(-1, in: composer)
      case .wheelDown: target.wheel(1, in: composer)
      case .press, .release: nil
      }
    return pointing.map(Action.pointed)
  }
}
