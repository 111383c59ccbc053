internal import ComposerState
internal import SendPolicy
internal import TerminalUI

/// What every view of a screen draws with: the keys, what the terminal wants, and where everything is.
struct DrawingContext {
  let keymap: Keymap
  let options: DrawingOptions
  let layout: ScreenLayout
  /// The pane that has the keyboard; `nil` while a modal has it.
  let focusedPane: Pane?
  /// The profile's color, in the header and in the bars above pages.
  let profileStyle: Style
  let clock: WallClock
  /// When the last action came.
  let now: EventTime
  /// What can be pointed at, where that is asked.
  let map: PointerMap?

  func isFocused(_ pane: Pane) -> Bool { pane == focusedPane }

  var size: Size { Size(columns: layout.header.columns, rows: layout.footer.row + 1) }
}
