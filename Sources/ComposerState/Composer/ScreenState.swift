public import SendPolicy

/// What is in front, and how it looks.
public struct ScreenState: Hashable, Sendable {
  public private(set) var pane: Pane = .text
  public private(set) var arrangement = Arrangement()
  /// Whether clicks come to the program; the terminal selects text itself where they do not.
  public private(set) var isMouseOn = true
  public private(set) var themes = Themes()
  /// Those that the palette ran, the last one first.
  private(set) var recentCommands: [Command] = []
  /// For every time on the screen.
  public private(set) var clock = WallClock.utc

  private static let recentLimit = 3

  mutating func start(isMouseOn: Bool, themes: Themes) {
    (self.isMouseOn, self.themes) = (isMouseOn, themes)
  }

  mutating func show(_ pane: Pane) { self.pane = pane }

  /// Changes how the panes share the screen.
  mutating func arrange(_ change: (inout Arrangement) -> Void) { change(&arrangement) }

  mutating func toggleMouse() { isMouseOn.toggle() }

  mutating func take(_ themes: Themes) { self.themes = themes }

  mutating func show(themeNamed name: String) -> [Effect] { themes.show(name) }

  mutating func take(_ clock: WallClock) { self.clock = clock }

  /// The palette has run it.
  mutating func remember(_ command: Command) {
    recentCommands = Array(
      ([command] + recentCommands.filter { $0 != command }).prefix(Self.recentLimit))
  }
}
