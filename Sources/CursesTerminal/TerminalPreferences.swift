public import TerminalUI

/// How the user wants the terminal to be used.
public struct TerminalPreferences: Hashable, Sendable {
  /// Whether the mouse is asked for; while it is, terminals select text only with Shift.
  public var usesMouse = false
  /// Whether any color is set; `NO_COLOR` in the environment forbids it anyway unless it is empty.
  public var usesColors = true
  /// Who reorders text from right to left.
  public var bidi = BidiDisplay.visual
  /// Whether the cursor is seen wherever a canvas has it, not only where text is typed.
  ///
  /// Braille displays and the screen readers of consoles follow a cursor only while it is shown.
  public var showsCursor = false

  /// Whether the terminal draws characters of ambiguous width in two columns.
  public var drawsAmbiguousWide = false

  public init() {}
}
