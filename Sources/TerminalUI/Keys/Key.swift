/// A key as a terminal tells it.
public enum Key: Hashable, Sendable {
  /// A printable character, capitals included; the space bar is `" "`.
  case character(Character)
  case enter
  case tab
  /// Shift with Tab.
  case backTab
  case escape
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// F1 and so on.
  case function(Int)
}

extension Key {
  /// Names in keymaps, and what the footer calls the key.
  static let named: [(key: Self, name: String, label: String)] = [
    (.enter, "enter", "Enter"), (.tab, "tab", "Tab"), (.escape, "esc", "Esc"),
    (.backspace, "backspace", "Bksp"), (.delete, "del", "Del"), (.insert, "ins", "Ins"),
    (.up, "up", "↑"), (.down, "down", "↓"), (.left, "left", "←"), (.right, "right", "→"),
    (.home, "home", "Home"), (.end, "end", "End"), (.pageUp, "pgup", "PgUp"),
    (.pageDown, "pgdn", "PgDn"), (.character(" "), "space", "Space"),
  ]
}
