/// Which theme the screen uses.
public enum ThemeChoice: Hashable, Sendable {
  case one(String)
  /// By the background of the terminal.
  case pair(dark: String, light: String)
}
