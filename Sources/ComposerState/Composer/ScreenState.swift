public import SendPolicy

/// What is in front, and how it looks.
public struct ScreenState: Hashable, Sendable {
  public var pane: Pane = .text
  public var arrangement = Arrangement()
  /// Whether clicks come to the program; the terminal selects text itself where they do not.
  public var isMouseOn = true
  public var themes = Themes()
  /// Those that the palette ran, the last one first.
  var recentCommands: [Command] = []
  /// For every time on the screen.
  public internal(set) var clock = WallClock.utc
}
